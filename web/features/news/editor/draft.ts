import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import type { addNews } from '@omsorg/contract/news/item/add-news.ts'
import type { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { readHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { isNewsUrl, type NewsKind, type NewsState } from '@omsorg/domain/news/item/news-words.ts'
import { newsLanguages, type NewsLanguage } from '@omsorg/domain/news/reading/text-for.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { cutTo } from '../../../platform/forms/cut-to.ts'

export type KeptNews = AnswerOf<typeof readNews>

/** As whoever writes goes on with it: with what was changed and not published. */
export function openedOf(news: KeptNews): KeptNews {
  return news.changes ? { ...news, ...news.changes } : news
}

interface DraftText {
  readonly header: string
  readonly html: string
  readonly ready: boolean
}

interface Named {
  readonly id: string
  readonly name: string
}

/** News as it stands in the fields. */
export interface Draft {
  readonly kind: NewsKind
  readonly texts: Readonly<Record<NewsLanguage, DraftText>>
  readonly internalHeading: string
  readonly url: string
  readonly openingHours: string
  readonly address: string
  /** As they are typed. */
  readonly from: string
  readonly until: string
  readonly alwaysOnTop: boolean
  readonly alwaysShow: boolean
  readonly clientId: string | null
  readonly clientName: string | null
  readonly market: MarketCode | null
  readonly careUnits: readonly Named[]
  readonly roles: readonly string[]
  readonly files: KeptNews['files']
}

const noText: DraftText = { header: '', html: '', ready: true }

export function newDraft(kind: NewsKind, today: string, market: MarketCode | null): Draft {
  return {
    kind,
    texts: { sv: noText, en: noText, fi: noText, dk: noText },
    internalHeading: '',
    url: '',
    openingHours: '',
    address: '',
    from: today,
    until: '',
    alwaysOnTop: false,
    alwaysShow: false,
    clientId: null,
    clientName: null,
    market,
    careUnits: [],
    roles: [],
    files: [],
  }
}

export function draftOf(news: KeptNews): Draft {
  const of = (language: NewsLanguage): DraftText => {
    const text = news.texts.find((each) => each.language === language)
    return text ? { header: text.header, html: text.text, ready: text.ready } : noText
  }
  return {
    kind: news.messageType,
    texts: { sv: of('sv'), en: of('en'), fi: of('fi'), dk: of('dk') },
    internalHeading: news.internalHeading,
    url: news.url ?? '',
    openingHours: news.openingHours,
    address: news.address,
    from: news.validFrom,
    until: news.validUntil ?? '',
    alwaysOnTop: news.alwaysOnTop,
    alwaysShow: news.alwaysShow,
    clientId: news.clientId,
    clientName: news.clientName,
    market: news.market as MarketCode | null,
    careUnits: news.careUnits,
    roles: news.roles,
    files: news.files,
  }
}

/** Missing, begun, or finished: what stands on the tab of a language. */
export function stateOfText({ header, html, ready }: DraftText): 'ready' | 'begun' | 'missing' {
  if (header.trim() === '' && html === '') return 'missing'
  return ready && header.trim() !== '' ? 'ready' : 'begun'
}

/** By which its writer knows it: a header, else the first words of its text. */
export function firstWordsOf({ texts }: Draft): string {
  const all = Object.values(texts)
  const header = all.find((each) => each.header.trim() !== '')?.header
  if (header !== undefined) return header.trim()
  const blocks = all.flatMap(({ html }) => readHtml(html))
  const said = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.words))
  const text = said
    .map((each) => each.text)
    .join(' ')
    .trim()
  return text.length > 60 ? `${cutTo(text, 59).trimEnd()}…` : text
}

export function textsOf({ texts }: Draft) {
  return newsLanguages
    .map((language) => ({ language, ...texts[language] }))
    .filter((each) => stateOfText(each) !== 'missing')
    .map(({ language, header, html, ready }) => ({ language, header, text: html, ready }))
}

export type Wrong =
  | 'headerMissing'
  | 'textNotReady'
  | 'dayMissing'
  | 'lastDayWrong'
  | 'daysReversed'
  | 'lastDayPassed'
  | 'urlWrong'
  | 'fileNotChecked'

/** What keeps it from being saved or, with the day, from being published; the first in the order of the page. */
export function wrongWith(draft: Draft, publishingOn: string | null): Wrong | null {
  const [from, until] = [readDay(draft.from), draft.until.trim() === '' ? '' : readDay(draft.until)]
  const texts = Object.values(draft.texts)
  if (texts.every(({ header }) => header.trim() === '')) return 'headerMissing'
  if (publishingOn !== null && !texts.some((each) => stateOfText(each) === 'ready')) return 'textNotReady'
  if (draft.url.trim() !== '' && !isNewsUrl(draft.url.trim())) return 'urlWrong'
  if (from === null) return 'dayMissing'
  if (until === null) return 'lastDayWrong'
  if (until !== '' && until < from) return 'daysReversed'
  if (publishingOn !== null && until !== '' && until < publishingOn) return 'lastDayPassed'
  return publishingOn !== null && draft.files.some(({ state }) => state !== 'clean') ? 'fileNotChecked' : null
}

export type Written = CallOf<typeof addNews>['input'] & { messageType: NewsKind }

/** What is sent of it. */
export function writtenOf(draft: Draft, state: NewsState): Written {
  return {
    messageType: draft.kind,
    texts: textsOf(draft),
    internalHeading: draft.internalHeading,
    url: draft.url.trim() === '' ? null : draft.url.trim(),
    openingHours: draft.openingHours,
    address: draft.address,
    validFrom: readDay(draft.from) ?? '',
    validUntil: draft.until.trim() === '' ? null : readDay(draft.until),
    alwaysOnTop: draft.alwaysOnTop,
    alwaysShow: draft.alwaysShow,
    clientId: draft.clientId,
    market: draft.clientId === null ? draft.market : null,
    careUnitIds: draft.careUnits.map(({ id }) => id),
    roles: [...draft.roles],
    fileIds: draft.files.map(({ fileId }) => fileId),
    state,
  }
}
