/** Letters and digits of any script that can be seen; some count as letters and show nothing. */
const visible = String.raw`(?=[^]*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}])`;

/** Marks that turn the direction of what follows, so that it reads other than it is. */
const turning = String.raw`\u202A-\u202E\u2066-\u2069`;
const directing = String.raw`\u061C\u200E\u200F${turning}`;

/** Something that can be seen, or only blanks: whether those are enough is asked elsewhere. */
const seenOrBlank = String.raw`(?=\s*$|[^]*[^\s\p{Default_Ignorable_Code_Point}\u2800])`;

const oneLine = String.raw`[^\p{Cc}\p{Zl}\p{Zp}${directing}]*$`;
/** Browsers read one slash for two, a backslash for a slash, and nothing after `http:` likewise. */
const scheme = String.raw`:[\/\\]|[Hh][Tt]{2}[Pp][Ss]?:|[Ff][Tt][Pp]:|[Mm][Aa][Ii][Ll][Tt][Oo]:`;
const webAddress = String.raw`${scheme}|[Ww]{3}\.`;
/** A host and a path without a scheme; a title may have that: Node.js/React. */
const hostAndPath = String.raw`[\p{L}\p{N}]\.\p{L}{2,63}[\/\\]`;
const slash = String.raw`[\/\\]`;
const without = (...forms: string[]) => String.raw`(?![^]*(?:${forms.join('|')}))`;

/** What the texts of people may hold, by the name of the format in a schema. */
export const textFormats = {
  /** Stands in one line, such as a title. */
  line: {
    form: new RegExp(`^${visible}${oneLine}`, 'u'),
    text: 'must be one line with at least one letter or digit, and no hidden characters',
  },
  /** What a job is called: subjects of mails end with it. */
  title: {
    form: new RegExp(`^${visible}${without(webAddress)}${oneLine}`, 'u'),
    text: 'must be one line with at least one letter or digit, without web addresses and hidden characters',
  },
  /** What an organization is called: mails name it. */
  name: {
    form: new RegExp(`^${visible}${without(webAddress, hostAndPath)}${oneLine}`, 'u'),
    text: 'must be a name in one line, without web addresses and hidden characters',
  },
  /** What a person is called: mails begin with it. */
  person: {
    form: new RegExp(`^${visible}${without(webAddress, slash)}${oneLine}`, 'u'),
    text: 'must be a name in one line, without web addresses, slashes and hidden characters',
  },
  /** Has lines and tabs, but nothing else that controls, and shows something if it is not blank. */
  prose: {
    form: new RegExp(String.raw`^${seenOrBlank}(?:[^\p{Cc}${turning}]|[\t\n]|\r\n)*$`, 'u'),
    text: 'has hidden control characters; write it anew or paste it as plain text',
  },
} as const satisfies Record<string, { form: RegExp; text: string }>;

export type TextFormat = keyof typeof textFormats;

export const isTextFormat = (name: unknown): name is TextFormat =>
  typeof name === 'string' && Object.hasOwn(textFormats, name);
