import type { InvestigationAnswers } from '@omsorg/contract/investigations/leakage/incontinence-fields.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

/** What was answered, without what was not. */
export function shownFacts(answers: InvestigationAnswers, t: AllTexts, f: Formats) {
  const { leakage, life, size, page } = t.investigations
  const ml = (volume: number | null) => (volume === null ? '' : `${f.number(volume)} ml`)
  const cm = (girth: number | null) => (girth === null ? '' : `${f.number(girth)} cm`)
  return [
    { key: 'day', label: leakage.parts.day, value: ml(answers.dayLeakage) },
    { key: 'evening', label: leakage.parts.evening, value: ml(answers.eveningLeakage) },
    { key: 'night', label: leakage.parts.night, value: ml(answers.nightLeakage) },
    { key: 'total', label: leakage.total, value: ml(answers.dailyTotal) },
    { key: 'type', label: life.type, value: answers.type ? life.types[answers.type] : '' },
    { key: 'changing', label: life.changing, value: answers.changing ? life.changings[answers.changing] : '' },
    { key: 'mobility', label: life.mobility, value: answers.mobility ? life.mobilities[answers.mobility] : '' },
    { key: 'waist', label: size.waist, value: cm(answers.waistSize) },
    { key: 'hip', label: size.hip, value: cm(answers.hipSize) },
    { key: 'note', label: page.note, value: answers.note },
  ].filter(({ value }) => value !== '')
}
