/** Recognizes that an endpoint refuses pictures, by what its refusal is about. */
import type { RefusalFacts } from "./refusal-facts.ts";

/** Statuses that are about the key, the account or the rate, whatever the words are about. */
const OTHER = new Set([401, 402, 403, 408, 429]);

const PICTURES =
  /\b(?:images?|pictures?|photos?|image_?url|vision|multi-?modal|png|jpe?g|webp|gif|visual)\b|图片|图像|圖片|画像|이미지|input_image/i;

/** Content is sent as a list where it has a picture, and an endpoint that takes no list takes none. */
const PLAIN_ONLY =
  /content\b.{0,60}(?:must|should) be a (?:valid )?string|invalid type: sequence, expected a string|\bcontent\b.{0,40}(?:str type expected|valid string)|content\.type\b.{0,20}\[['"]text['"]\]/is;

/** Whether a refusal of a request with pictures is about them. */
export function isAboutPictures({ status, message }: RefusalFacts): boolean {
  const isRefusal = Number.isNaN(status) || (status >= 400 && status < 500 && !OTHER.has(status)) || status === 500;
  return isRefusal && (PICTURES.test(message) || PLAIN_ONLY.test(message));
}

const NONE =
  /(?:not|n't) (?:have|support|accept|take|allow)(?: any| the)? (?:images?|vision|pictures?|multi-?modal|visual)|(?:images?|image_?url|image input|vision|multi-?modal)\b.{0,40}(?:(?:is|are)(?: not|n't) (?:supported|allowed|accepted|available|enabled)|not supported|unsupported by|only supported by)|no endpoints? found that support|(?:only supports?|must be|supports only|expected) (?:the )?.?text\b|text[- ]only|unknown variant .?image|not a (?:vision|multi-?modal)/i;

/** Whether the model takes no pictures at all. "Unsupported image format" is about one. */
export function takesNoPictures({ message }: Pick<RefusalFacts, "message">): boolean {
  return (
    PLAIN_ONLY.test(message) ||
    (NONE.test(message) && !/\b(?:format|media type|dimension|size|width|height|MB|pixels?|animated)\b/i.test(message))
  );
}
