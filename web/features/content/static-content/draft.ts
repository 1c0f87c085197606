import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import type { ContentStatus } from '@omsorg/domain/content/static-content/content-words.ts'
import { readHtml, writeHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { readMarks, writeMarks } from '@omsorg/domain/content/rich-text/marks.ts'
import type { Language } from '@omsorg/texts/language.ts'

export type Content = AnswerOf<typeof readStaticContent>['languages'][number]

/** One language as it stands in the fields. */
export interface Draft {
  readonly name: string
  readonly status: ContentStatus
  readonly marks: string
  /** As the browser's field for day and time has it; empty for none. */
  readonly from: string
  readonly until: string
  /** The terms say something else than before. */
  readonly asksAnew: boolean
}

export type Drafts = Readonly<Record<Language, Draft>>

export const emptyDraft: Draft = { name: '', status: 'active', marks: '', from: '', until: '', asksAnew: true }

/** What a page begins with: the languages that there are; the others begin with the status of those and without words. */
export function draftsOf(contents: readonly Content[]): Drafts {
  const status = contents[0]?.status ?? 'active'
  const of = (language: Language): Draft => {
    const content = contents.find((each) => each.language === language)
    if (!content) return { ...emptyDraft, status }
    return {
      name: content.name,
      status: content.status,
      marks: writeMarks(readHtml(content.text)),
      from: fieldOf(content.shownFrom),
      until: fieldOf(content.shownUntil),
      asksAnew: true,
    }
  }
  return { en: of('en'), sv: of('sv'), fi: of('fi'), dk: of('dk') }
}

export function isChanged(draft: Draft, before: Draft): boolean {
  return (['name', 'status', 'marks', 'from', 'until'] as const).some((field) => draft[field] !== before[field])
}

export function htmlOf({ marks }: Draft): string {
  return writeHtml(readMarks(marks))
}

/** What is sent of a language, beside what it is. */
export function writtenOf(draft: Draft) {
  const { name, status } = draft
  return { name, status, text: htmlOf(draft), shownFrom: momentOf(draft.from), shownUntil: momentOf(draft.until) }
}

export function timesFit({ from, until }: Draft): boolean {
  return from === '' || until === '' || from < until
}

/** A moment as the clock of the reader shows it, to the minute. */
function fieldOf(moment: string | null): string {
  if (moment === null) return ''
  const here = Temporal.Instant.from(moment).toZonedDateTimeISO(Temporal.Now.timeZoneId())
  return here.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function momentOf(field: string): string | null {
  if (field === '') return null
  return Temporal.PlainDateTime.from(field).toZonedDateTime(Temporal.Now.timeZoneId()).toInstant().toString()
}
