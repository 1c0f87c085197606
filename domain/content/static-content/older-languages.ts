/** When a language of static content last said something new of its own accord, and when it was last brought in line. */
export interface WrittenLanguage<Language extends string> {
  readonly language: Language
  readonly meaningAt: string | null
  readonly matchedAt: string
}

/** The language that a language is older than: the one that said something new last, after this one was brought in line. Null when it is up to date. */
export function olderThan<Language extends string>(
  asked: WrittenLanguage<Language>,
  all: readonly WrittenLanguage<Language>[],
): Language | null {
  const [source] = all
    .flatMap(({ language, meaningAt }) =>
      meaningAt === null ? [] : [{ language, at: Temporal.Instant.from(meaningAt) }],
    )
    .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
  if (!source || source.language === asked.language) return null
  return Temporal.Instant.compare(source.at, Temporal.Instant.from(asked.matchedAt)) > 0 ? source.language : null
}
