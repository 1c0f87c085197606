import { daysOf } from '@omsorg/domain/calendar/period.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { hasStarted } from '../form/beginning.ts'
import { startsNow } from '../form/validation.ts'
import type { Prescribing } from '../use-validation.ts'
import { currencyWord } from '../words/fee-text.ts'

interface Fact {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** From when until when, and how it is drawn. */
export function periodFacts({ fields, frame, context }: Prescribing, t: AllTexts, f: Formats): Fact[] {
  const words = t.prescribing
  const period = frame.period?.period
  if (!period || !frame.period) return []
  const { days, months } = t.common.units
  const facts = [
    {
      key: 'holds',
      label: words.summary.runs,
      value: words.summary.fromTo({ from: f.date(period.start), to: f.date(period.end) }),
    },
    {
      key: 'days',
      label: words.check.lasts,
      value: words.summary.days({
        days: days({ count: daysOf(period) }),
        months: months({ count: frame.period.months }),
      }),
    },
  ]
  if (frame.period.months >= 3) {
    facts.push({
      key: 'calculation',
      label: words.period.calculation,
      value: months({ count: frame.calculationPeriod }),
    })
  }
  if (!context.stored || !hasStarted(context.stored)) {
    const starts = startsNow(fields, context.basis)
      ? words.check.startsToday
      : words.check.starts({ date: f.date(period.start) })
    facts.push({ key: 'starts', label: words.check.ordering, value: starts })
  }
  return facts
}

/** Who pays, where it is booked, what the person pays, and the note. */
export function payerFacts({ fields, context }: Prescribing, t: AllTexts, f: Formats): Fact[] {
  const words = t.prescribing
  const { basis } = context
  const number = basis.customerNumbers.find(({ number: each }) => each === fields.customerNumber)
  const payer = basis.payers.find(({ customerNumber }) => customerNumber === fields.payerCustomerNumber)
  const area = basis.invoiceAreas.find(({ invoiceAreaId }) => String(invoiceAreaId) === fields.invoiceAreaId)
  const facts: Fact[] = [
    {
      key: 'number',
      label: words.period.customerNumber,
      value: number ? `${number.number}, ${number.name}` : fields.customerNumber || words.check.notSet,
    },
    {
      key: 'payer',
      label: words.period.payer,
      value: payer ? payer.name : fields.payerCustomerNumber || words.check.notSet,
    },
  ]
  if (basis.invoiceAreas.some(({ customerNumber }) => customerNumber === fields.customerNumber)) {
    facts.push({
      key: 'area',
      label: words.use.invoiceArea,
      value: area ? `${area.code} ${area.name}` : words.period.noInvoiceArea,
    })
  }
  if (basis.patientFee) {
    const unit = basis.patientFee.type === 'fixed' ? currencyWord(f) : '%'
    const typed = fields.patientFee.trim()
    facts.push({
      key: 'fee',
      label: words.period.feeTitle,
      value: typed === '' ? words.check.noFee : `${typed}\u00a0${unit}`,
    })
  }
  if (fields.note.trim() !== '') facts.push({ key: 'note', label: words.period.note, value: fields.note.trim() })
  return facts
}
