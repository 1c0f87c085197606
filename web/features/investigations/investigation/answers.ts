import { cutTo } from '../../../platform/forms/cut-to.ts'
import type { InvestigationAnswers } from '@omsorg/contract/investigations/leakage/incontinence-fields.ts'
import {
  mostChanges,
  mostLeakage,
  type Fit,
  type LeakageKind,
  type Mobility,
  type PartOfDay,
  type PerPart,
  type WayOfChanging,
  partsOfDay,
  sumOf,
} from '@omsorg/domain/investigations/leakage/leakage.ts'

/** What the fields hold; numbers as they are typed. */
export interface AnswerValues {
  readonly leakage: PerPart<string>
  readonly total: string
  readonly changes: PerPart<string>
  readonly type: LeakageKind | null
  readonly changing: WayOfChanging | null
  readonly mobility: Mobility | null
  readonly waist: string
  readonly hip: string
  readonly fits: Readonly<Record<string, Fit>>
  readonly note: string
  readonly fromDiary: number | null
}

const typed = (value: number | null) => (value === null ? '' : String(value))

export function valuesOf(answers: InvestigationAnswers): AnswerValues {
  return {
    leakage: {
      day: typed(answers.dayLeakage),
      evening: typed(answers.eveningLeakage),
      night: typed(answers.nightLeakage),
    },
    total: typed(answers.dailyTotal),
    changes: {
      day: typed(answers.dayChanges),
      evening: typed(answers.eveningChanges),
      night: typed(answers.nightChanges),
    },
    type: answers.type,
    changing: answers.changing,
    mobility: answers.mobility,
    waist: typed(answers.waistSize),
    hip: typed(answers.hipSize),
    fits: Object.fromEntries(answers.fits.map(({ itemNumber, fit }) => [itemNumber, fit])),
    note: answers.note,
    fromDiary: answers.fromDiary,
  }
}

export const noAnswers: AnswerValues = {
  leakage: { day: '', evening: '', night: '' },
  total: '',
  changes: { day: '', evening: '', night: '' },
  type: null,
  changing: null,
  mobility: null,
  waist: '',
  hip: '',
  fits: {},
  note: '',
  fromDiary: null,
}

/** A whole number within bounds; null for anything else that is typed. */
export function wholeIn(text: string, least: number, most: number): number | null {
  const digits = text.replaceAll(/\s/g, '')
  const number = /^\d{1,5}$/.test(digits) ? Number(digits) : null
  return number !== null && number >= least && number <= most ? number : null
}

const volumeIn = (text: string) => wholeIn(text, 0, mostLeakage)
const changesIn = (text: string) => wholeIn(text, 0, mostChanges)
export const girthIn = (text: string) => wholeIn(text, 20, 250)

/** As it is kept while it is filled in: what cannot be read yet is left out. */
export function answersIn(values: AnswerValues): InvestigationAnswers {
  const { leakage, changes } = values
  return {
    dayLeakage: volumeIn(leakage.day),
    eveningLeakage: volumeIn(leakage.evening),
    nightLeakage: volumeIn(leakage.night),
    dailyTotal: wholeIn(values.total, 0, 3 * mostLeakage),
    dayChanges: changesIn(changes.day),
    eveningChanges: changesIn(changes.evening),
    nightChanges: changesIn(changes.night),
    type: values.type,
    changing: values.changing,
    mobility: values.mobility,
    waistSize: girthIn(values.waist),
    hipSize: girthIn(values.hip),
    fits: Object.entries(values.fits).map(([itemNumber, fit]) => ({ itemNumber, fit })),
    note: cutTo(values.note.trim(), 500),
    fromDiary: values.fromDiary,
  }
}

/** The parts as numbers, and what they come to; null while one of them is missing. */
export function partsIn({ leakage }: AnswerValues): { readonly parts: PerPart<number>; readonly sum: number } | null {
  const numbers: Partial<Record<PartOfDay, number>> = {}
  for (const part of partsOfDay) {
    const volume = volumeIn(leakage[part])
    if (volume === null) return null
    numbers[part] = volume
  }
  const parts = numbers as PerPart<number>
  return { parts, sum: sumOf(parts) }
}

export type ReadyPart = 'leakage' | 'life' | 'size' | 'valid'

/** What is left to fill in before it can be completed, in the order of the form. */
export function missingIn(
  values: AnswerValues,
  { validFrom, validTo }: { readonly validFrom: string | null; readonly validTo: string | null },
  isIncontinence: boolean,
): ReadyPart[] {
  const found = partsIn(values)
  const total = wholeIn(values.total, 0, 3 * mostLeakage)
  const left: (ReadyPart | false)[] = [
    isIncontinence && (found === null || total !== found.sum) && 'leakage',
    isIncontinence && (values.type === null || values.mobility === null) && 'life',
    isIncontinence && girthIn(values.hip) === null && 'size',
    (validFrom === null || validTo === null || validTo < validFrom) && 'valid',
  ]
  return left.filter((each) => each !== false)
}
