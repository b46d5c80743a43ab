/** Chinese and Portuguese are the official languages of Macau; English is a gloss for readers of neither. */
export const LANGUAGES = ['zh', 'pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same text in every language. */
export type Texts = Readonly<Record<Language, string>>;
