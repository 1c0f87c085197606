import type { ReportFigures } from '@omsorg/contract/reports/report/read-report-figures.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

type Names = Readonly<Record<string, string>>

const rowStates = ['preliminary', 'active', 'used-up', 'closed'] as const
const requestStates = ['accepted', 'rejected', 'pending', 'taken-back'] as const
const faults = ['leaks', 'broken', 'wrong-item', 'too-few', 'other', 'return'] as const
const waits = ['a-day', 'three-days', 'a-week', 'longer', 'waiting'] as const

/** By what each report is drawn: its groups and what they are divided by, in their order; null = the months that there are. */
const order: Readonly<
  Record<ReportKind, { readonly groups: readonly string[] | null; readonly series: readonly string[] }>
> = {
  Orders: { groups: null, series: therapyAreas },
  OrderLines: { groups: null, series: therapyAreas },
  PatientFees: { groups: null, series: therapyAreas },
  Prescriptions: { groups: therapyAreas, series: rowStates },
  Consumption: { groups: therapyAreas, series: ['ordered', 'prescribed'] },
  Claims: { groups: faults, series: ['claim', 'return'] },
  RenewalRequests: { groups: waits, series: requestStates },
}

export interface FigureTable {
  readonly groups: readonly { readonly key: string; readonly word: string }[]
  readonly series: readonly { readonly key: string; readonly word: string; readonly colourOf: TherapyArea }[]
  valueOf(group: string, series: string): number
}

/** The bars of a report with their words: what nobody has is left out. */
export function figureTable(
  kind: ReportKind,
  { cells }: Pick<ReportFigures, 'cells'>,
  t: AllTexts,
  f: Formats,
): FigureTable {
  const values = new Map(cells.map(({ group, series, value }) => [`${group} ${series}`, value]))
  const groupNames: Names = {
    ...t.therapyAreas.names,
    ...t.claims.fault.kinds,
    ...t.claims.types,
    ...t.reports.figures.waits,
  }
  const { ordered, prescribed } = t.reports.figures.facts
  const seriesNames: Readonly<Record<ReportKind, Names>> = {
    Orders: t.therapyAreas.names,
    OrderLines: t.therapyAreas.names,
    PatientFees: t.therapyAreas.names,
    Prescriptions: t.statuses.row,
    Consumption: { ordered, prescribed },
    Claims: t.claims.types,
    RenewalRequests: t.statuses.renewalRequest,
  }
  const { groups, series } = order[kind]
  const months = [...new Set(cells.map(({ group }) => group))].toSorted()
  const has = (part: 'group' | 'series', key: string) => cells.some((cell) => cell[part] === key)
  return {
    groups: (groups ?? months)
      .filter((key) => has('group', key))
      .map((key) => ({ key, word: groups ? (groupNames[key] ?? key) : monthWord(key, f) })),
    series: series.flatMap((key, at) => {
      if (!has('series', key)) return []
      const colourOf = therapyAreas.find((area) => area === key) ?? therapyAreas[at] ?? 'Other'
      return [{ key, word: seriesNames[kind][key] ?? key, colourOf }]
    }),
    valueOf: (group, each) => values.get(`${group} ${each}`) ?? 0,
  }
}

function monthWord(month: string, f: Formats): string {
  const first = `${month}-01`
  return month.endsWith('-01') ? `${f.shortMonth(first)} ${month.slice(0, 4)}` : f.shortMonth(first)
}
