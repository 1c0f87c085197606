import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { type extractPerson, longestExtract } from '@omsorg/contract/access-log/entry/extract-person.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { authorName } from '../../../platform/author-name.ts'
import type { Paper } from '@omsorg/texts/papers/paper.ts'

export type Extract = AnswerOf<typeof extractPerson>

interface Reader {
  readonly t: AllTexts
  readonly f: Formats
  /** Who makes it, and when. */
  readonly by: string
  readonly now: string
  readonly period: { readonly from: string; readonly to: string }
}

/** What the person is handed: who saw what, when and where, the latest first. */
export function extractContent({ person, views, isCut }: Extract, { t, f, by, now, period }: Reader): Paper {
  const { extract, kinds, gone } = t.accessLog
  return {
    lang: f.locale,
    title: extract.file,
    kind: t.accessLog.extract.title,
    header: [t.common.appName],
    facts: [
      { label: extract.facts.person, value: person.name },
      { label: extract.facts.number, value: person.identityNumber ?? '–' },
      { label: extract.facts.time, value: extract.period(period) },
      { label: extract.facts.rows, value: isCut ? extract.cut({ count: longestExtract }) : String(views.length) },
    ],
    columns: { product: extract.columns.who, packages: '', sum: extract.columns.when },
    parts: [
      {
        title: null,
        lines: views.map((view) => ({
          name: authorName(view.by, t) || '–',
          note: [view.kind ? kinds[view.kind] : gone, view.carePlaceName, view.clientName].filter(Boolean).join(', '),
          packages: '',
          sum: f.dateTime(view.at),
        })),
      },
    ],
    sums: [],
    total: null,
    printed: extract.footer({ by, at: f.dateTime(now) }),
    foot: t.prints.foot.health,
    page: extract.page,
  }
}
