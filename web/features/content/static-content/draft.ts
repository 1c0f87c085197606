import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import type { ContentStatus } from '@omsorg/domain/content/static-content/content-words.ts'
import { readHtml, writeHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { readMarks, writeMarks } from '@omsorg/domain/content/rich-text/marks.ts'
import type { Language } from '@omsorg/texts/language.ts'

export type Content = AnswerOf<typeof readStaticContent>['languages'][number]

export type Says = 'something-new' | 'the-same' | 'what-is-newer'

/** One language as it stands in the fields. */
export interface Draft {
  readonly name: string
  readonly status: ContentStatus
  readonly marks: string
  /** As the browser's field for day and time has it; empty for none. */
  readonly from: string
  readonly until: string
  /** A film; both are empty where there is none. */
  readonly videoUrl: string
  readonly videoTitle: string
  /** Whether it says something new, only other words, or now what the language says that is newer. */
  readonly says: Says
}

export type Drafts = Readonly<Record<Language, Draft>>

const withoutVideo = { videoUrl: '', videoTitle: '' }

export const emptyDraft: Draft = {
  name: '',
  status: 'active',
  marks: '',
  from: '',
  until: '',
  ...withoutVideo,
  says: 'something-new',
}

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
      videoUrl: content.video?.url ?? '',
      videoTitle: content.video?.title ?? '',
      says: content.olderThan === null ? 'something-new' : 'what-is-newer',
    }
  }
  return { en: of('en'), sv: of('sv'), fi: of('fi'), dk: of('dk') }
}

export function isChanged(draft: Draft, before: Draft): boolean {
  return (['name', 'status', 'marks', 'from', 'until', 'videoUrl', 'videoTitle'] as const).some(
    (field) => draft[field] !== before[field],
  )
}

export function htmlOf({ marks }: Draft): string {
  return writeHtml(readMarks(marks))
}

/** What is sent of a language, beside what it is. */
export function writtenOf(draft: Draft) {
  const { name, status } = draft
  const [url, title] = [draft.videoUrl.trim(), draft.videoTitle.trim()]
  return {
    name,
    status,
    text: htmlOf(draft),
    shownFrom: momentOf(draft.from),
    shownUntil: momentOf(draft.until),
    video: url === '' ? null : { url, title },
  }
}

/** A film has an address that begins with https and a title, or neither. */
export function videoFits({ videoUrl, videoTitle }: Draft): boolean {
  const url = videoUrl.trim()
  if (url === '') return videoTitle.trim() === ''
  return videoTitle.trim() !== '' && url.startsWith('https://') && URL.canParse(url)
}

/** In which order languages are saved, and what each says: of several that say something new at once one is the source. */
export function savedInOrder(
  changed: readonly Language[],
  drafts: Drafts,
): readonly { readonly language: Language; readonly says: Says }[] {
  const isNew = (language: Language) => drafts[language].says === 'something-new'
  const [source, ...others] = changed.filter(isNew)
  return [
    ...(source ? [{ language: source, says: 'something-new' as const }] : []),
    ...others.map((language) => ({ language, says: 'what-is-newer' as const })),
    ...changed.filter((each) => !isNew(each)).map((language) => ({ language, says: drafts[language].says })),
  ]
}

/** What the field for day and time may hold: a year has four digits. */
export const latestTime = '9999-12-31T23:59'

const isTime = (field: string) => field === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(field)

/** Both can be read, and the end comes after the beginning. */
export function timesFit({ from, until }: Draft): boolean {
  return isTime(from) && isTime(until) && (from === '' || until === '' || from < until)
}

/** The field that the keyboard goes to when a language cannot be saved so; null where it can. */
export function wrongFieldOf(draft: Draft): 'name' | 'until' | 'video' | null {
  if (draft.name.trim() === '') return 'name'
  if (!timesFit(draft)) return 'until'
  return videoFits(draft) ? null : 'video'
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
