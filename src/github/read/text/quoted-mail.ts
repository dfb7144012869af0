/** Finds the start of a quoted mail in an answer by e-mail, if the mail program quotes it without `>`. */

// GitHub hides what mail programs mark as a quote. Outlook and others put the older mail below a header instead, and
// then it looks like the text of the person who answers. README.md explains what counts as a header.

import { withPlainDigits } from "./digits.ts";

/** GitHub writes this for each address in an answer by e-mail. */
const HIDDEN_ADDRESS = /\*{3}@\*{3}\.\*{3}/g;

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.\w/;
const TIME = /\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/;

/** `-----Original Message-----`. Without the dashes, these are ordinary words. */
const SEPARATOR = new RegExp(
  `^[-\\u2010-\\u2015_]{2,} ?(?:${[
    "original (?:message|appointment)|replied message|forwarded (?:message|by .{1,80})|reply message|original.?nachricht",
    "urspr(?:ü|ue)ngliche (?:nachricht|e?-?mail)|weitergeleitete nachricht|(?:e-)?mail original",
    "message d['’]origine|message transf[ée]r[ée]|message original",
    "mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)",
    "oorspronkelijke? bericht|doorgestuurd bericht|ursprungligt meddelande|opprinnelig melding",
    "oprindelig (?:meddelelse|besked)|alkuperäinen viesti|eredeti üzenet|orijinal (?:mesaj|[iİ]leti)|mesaj(?:ul)? original",
    "(?:oryginalna|przekazana) wiadomość|wiadomość oryginalna|původní (?:zpráva|e-?mail)|přeposlaná zpráva",
    "исходное сообщение|оригинальное сообщение|пересылаемое сообщение|перенаправленное сообщение",
    "(?:переслане|оригінальне) повідомлення|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية",
    "(?:原始|转发|回复)的?原?(?:邮件|消息)|原始郵件|轉寄郵件|元のメッセージ|転送メッセージ|원본 (?:메시지|메일)|전달된 메시지",
  ].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,
  "iu",
);
/** Apple Mail and others write it alone, with a colon. */
const FORWARDED = new RegExp(
  `^(?:${[
    "begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:réexpédié|transféré)",
    "inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem (?:reenviada|encaminhada)",
    "begin doorgestuurd bericht|początek przekazywanej wiadomości|vidarebefordrat brev|videresendt (?:meddelelse|melding)",
    "начало (?:переадресованного|пересылаемого) сообщения|下面是被转发的邮件|開始轉寄郵件|転送されたメッセージ",
    "다음은 전달된 메시지입니다|välitetty viesti|přeposlaná zpráva|iletilen mesaj",
  ].join("|")}) ?[:：]$`,
  "iu",
);

const WRITTEN = [
  "wrote|schrieb.{0,80}|a [ée]crit|ha escrit|escribi[óou]|idatzi zuen|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}",
  "nap[ií]sa[lo].{0,20}|написа.{0,20}|писали.{0,40}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure",
  "napsal.{0,20}|写道|寫道|작성|쓴 글|yazdı|kirjoitti.{0,60}|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}|writes|pisze|пишет|نوشت",
].join("|");

/** Horde and others say no time. */
const QUOTING = /^(?:quoting|zitat von|citando|quotando) /i;

/** A line that ends with a form of "wrote". */
const WROTE = new RegExp(`(?:${WRITTEN}) ?[:：]$`, "iu");

/** `On Tue, 5 May 2026 at 10:00, Tom wrote:`, as mail programs write it. */
const ON = /^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu;

const CLOCK = /\d{1,2}[:.h]\d{2}(?!\d)/;
const YEAR = /(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/;

/** A line of a log begins so. */
const LOGGED = /^\W?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?!(?::\d\d)?(?: ?[AP]M)?[,，、])/;

/** `---- On Tue, 05 May 2026 10:00:00 +0200 Tom <tom@example.org> wrote ----`, and `Tom wrote on 5/5/2026 10:00 AM:`. */
const RULED_WROTE = new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${WRITTEN}) ?-{2,}$`, "iu");
const WROTE_ON = /^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu;

/** A name, its address and a form of "wrote", without a time: `Tom <tom@example.org> writes:`. */
const ADDRESS_WROTE = new RegExp(
  `^["']?\\p{Lu}[\\p{L}.'-]{0,30}(?: (?:\\p{Lu}[\\p{L}.'-]{0,30}|van|von|de[lr]?|d[aio]|la|bin|al)){0,4}["']? [<(]{0,2} ?[\\w.+-]{1,64}@[\\w.-]{1,80} ?[>)]{0,2} (?:${WRITTEN}) ?[:：]$`,
  "u",
);

/** `Eve Stranger writes:` */
const TWO_NAMES_WRITE = /^\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,3} writes:$/u;

/** `Tom Doe <tom@example.org> 5/5/2026 10:00 AM >>>` of GroupWise. */
const ARROWS = /^[\p{L}"'].{1,200}\d[:.]\d{2}.{0,10}>{3}$/u;

/** Only a name or a weekday: `Tom wrote:`, `On Tue, May 5, Tom wrote:`. Pronouns and articles start a sentence. */
const NAME_WROTE =
  /^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u;

const FROM =
  /^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu;
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu;
const SENT =
  /^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu;
const LABELLED = /^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u;

/** The subject of a mail: an answer, or a subject of GitHub. */
const ANSWER =
  /[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu;

/** A date in words. */
const DATE_IN_WORDS = /[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u;

/** The header that git writes above a commit. */
const COMMIT = /^(?:author|commit(?:ter)?|tagger) ?:/i;

/** The text of GitHub above and below the content of each notification. */
const NOTIFICATION = /^(?:reply to this email directly|you are receiving this because)/i;
const SOMEBODY_DID =
  /^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i;

/** The maximum number of lines of a header; long lists of receivers have several. */
const LINES = 12;

/**
 * Returns the offset at which another person's mail starts in a visible text, or its length. No header starts before
 * `from`, the end of a line that starts with the trigger phrase. Takes time in proportion to the length.
 */
export function quotedMailAt(shown: string, from = 0): number {
  const lines = shown.split("\n");
  // Marks of lists, tables, headings and emphasis are ignored, and no part of a header is longer.
  const plain = lines.map(plainLine);
  let at = 0;
  for (const [index, line] of lines.entries()) {
    if (at >= from && beginsMail(plain.slice(index, index + LINES))) return at;
    at += line.length + 1;
  }
  return shown.length;
}

function plainLine(line: string): string {
  const [start = ""] = /^[\s>#-]*/.exec(line) ?? [];
  const dashes = /-{2,}/.exec(start)?.[0] ?? ""; // of a separator
  return withPlainDigits(`${dashes}${line.slice(start.length, 400)}`)
    .replaceAll(HIDDEN_ADDRESS, " hidden@address.of ")
    .replaceAll(/[*\\|]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function beginsMail(lines: readonly string[]): boolean {
  const [line = ""] = lines;
  if (line === "") return false;
  const isOwnLine = [
    SEPARATOR,
    FORWARDED,
    NOTIFICATION,
    SOMEBODY_DID,
    NAME_WROTE,
    TWO_NAMES_WRITE,
    ADDRESS_WROTE,
    ARROWS,
    RULED_WROTE,
    WROTE_ON,
  ].some((form) => form.test(line));
  return isOwnLine || isAttribution(lines) || isHeader(lines);
}

/**
 * One to three lines that end with a colon: somebody wrote at a time, or a mail address with a date and a time, in any
 * language. A mail address, a year and a colon alone occur in many sentences.
 */
function isAttribution(lines: readonly string[]): boolean {
  const [first = ""] = lines;
  if (!TIME.test(first) && !ADDRESS.test(first)) return false;
  const end = lines.slice(0, 3).findIndex((line) => line === "" || /[:：]$/.test(line));
  const whole = lines.slice(0, end + 1).join(" ");
  if (QUOTING.test(first)) return /[:：]$/.test(whole) && ADDRESS.test(whole);
  if (!/[:：]$/.test(whole) || !TIME.test(whole)) return false;
  const hasDate = YEAR.test(whole) && CLOCK.test(whole);
  if (WROTE.test(whole)) return ON.test(whole) || ADDRESS.test(whole) || hasDate;
  return hasDate && ADDRESS.test(whole) && !LOGGED.test(whole);
}

/**
 * Lines with labels: the sender first, and the date or the subject. In an unknown language, a name with its mail
 * address first, and a line with a date; or a line about an answer.
 */
function isHeader(lines: readonly string[]): boolean {
  const [first = ""] = lines;
  if (!LABELLED.test(first)) return false;
  const end = lines.findIndex((line, index) => index > 0 && line === "" && lines[index + 1] === "");
  const block = lines.slice(0, end < 0 ? LINES : end);
  const labelled = block.filter((line) => LABELLED.test(line));
  if (FROM.test(first)) {
    if (
      block.slice(1, 4).some((line) => SENT.test(line) && (TIME.test(line) || ADDRESS.test(first)) && /\d/.test(line))
    )
      return true;
    const hasSubject = block.some((line) => SUBJECT.test(line));
    return hasSubject && (labelled.length >= 4 || labelled.slice(1).some((line) => TIME.test(line)));
  }
  if (SENT.test(first) || SUBJECT.test(first)) {
    const sender = block.slice(1, 4).find((line) => FROM.test(line));
    const hasTime = block.some((line) => SENT.test(line) && YEAR.test(line) && CLOCK.test(line));
    if (sender !== undefined && hasTime && labelled.length >= 4) return true;
  }
  const isNamed = /[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(first);
  const others = labelled.slice(1);
  const hasTime = others.some((line) => YEAR.test(line) && CLOCK.test(line));
  const hasDate = others.some((line) => YEAR.test(line) && DATE_IN_WORDS.test(line));
  if (isNamed && !COMMIT.test(first) && (hasDate || (hasTime && labelled.length >= 3))) return true;
  return labelled.length >= 3 && others.some((line) => ANSWER.test(line));
}
