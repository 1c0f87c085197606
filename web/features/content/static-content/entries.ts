import type { ContentEntries } from '@omsorg/contract/content/draft/content-entries.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { type Draft, type Drafts } from './draft.ts'

/** What is kept of what is not saved: the languages that are changed, each with the row version on which it was written. */
export function entriesOf(
  what: Pick<ContentEntries, 'type' | 'identifier'>,
  changed: readonly Language[],
  drafts: Drafts,
  basedOn: (language: Language) => number,
): ContentEntries {
  return {
    type: what.type,
    identifier: what.identifier,
    languages: changed.map((language) => ({ language, ...drafts[language], basedOn: basedOn(language) })),
  }
}

/** What a page begins with: what is saved, and over it what was kept. */
export function draftsWith(before: Drafts, entries: ContentEntries | null): Drafts {
  const kept = (entries?.languages ?? []).map(({ language, basedOn: _basedOn, ...draft }): [Language, Draft] => [
    language,
    draft,
  ])
  return { ...before, ...Object.fromEntries(kept) }
}
