import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { authorName } from '../author-name.ts'
import { consumptionText } from './consumption-text.ts'
import { type PaperReader, type PaperRow, told } from './paper.ts'
import { type PaperHead, sheetOfPerson } from './person-on-paper.ts'
import type { Sheet, SheetSection } from './sheet.ts'

export interface RowToPrint {
  readonly prescription: Omit<PrescriptionView, 'rows'>
  readonly row: PrescriptionView['rows'][number]
  readonly invoiceArea: string | null
  readonly settings: {
    readonly showsPrices: boolean
    readonly showsNote: boolean
    readonly showsPrescriber: boolean
    readonly headerText: string
  }
}

/** One prescribed product, with the fields that the settings of the care place show: what falls out leaves no gap (O-7-187, O-7-11). */
export function prescriptionRowSheet(printed: RowToPrint, head: PaperHead, reader: PaperReader): Sheet {
  const { t, f } = reader
  const { prescription, row, settings } = printed
  const words = t.prints.row
  const common = sheetOfPerson(head, reader)
  const { facts } = t.prescribing.page
  const prescriber = settings.showsPrescriber ? authorName(prescription.prescribedBy, t) : ''
  const sections: readonly SheetSection[] = [
    { title: words.sections.item, facts: itemOf(printed, reader) },
    { title: words.sections.amount, facts: amountOf(printed, reader) },
    { title: words.sections.time, facts: timeOf(printed, reader) },
    { title: words.sections.payment, facts: paymentOf(printed, reader) },
    { title: t.prints.handled.columns.note, facts: [], text: settings.showsNote ? (row.note ?? '') : '' },
  ]
  return {
    ...common,
    header: [...new Set([settings.headerText, ...common.header])].filter(Boolean),
    title: row.product.name,
    kind: words.title,
    lead: words.lead({
      area: t.therapyAreas.names[prescription.therapyArea],
      status: row.status === 'closed' ? t.statuses.row.closed : t.statuses.prescription[prescription.status],
      from: f.date(prescription.startDate),
      to: f.date(prescription.endDate),
    }),
    facts: [...common.facts, ...(prescriber ? [{ label: facts.prescribedBy, value: prescriber }] : [])],
    sections: sections.filter((section) => section.facts.length > 0 || section.text),
    landscape: false,
    columns: [],
    rows: [],
    empty: '',
  }
}

function itemOf({ row }: RowToPrint, { t, f }: PaperReader): PaperRow[] {
  return told([
    [t.prints.handled.columns.product, row.product.name],
    [t.prints.handled.columns.itemNumber, row.itemNumber],
    [t.prints.row.fields.cut, cutText(row, { t, f })],
  ])
}

function amountOf({ row }: RowToPrint, { t, f }: PaperReader): PaperRow[] {
  const { fields } = t.prints.row
  const { product, consumption, consumptionPeriod } = row
  const granted = row.withdrawals + row.extraWithdrawals
  return told([
    [
      t.prints.handled.columns.consumption,
      consumptionText(t, { consumption, consumptionPeriod, unit: product.unit }) ?? t.common.words.notSet,
    ],
    [fields.calculationPeriod, row.calculationPeriod && t.common.units.months({ count: row.calculationPeriod })],
    [fields.packages, t.common.units.packages({ count: row.packagesPerWithdrawal })],
    [fields.withdrawals, f.number(granted)],
    [
      t.prints.handled.columns.left,
      t.prints.leftOf({ left: f.number(row.withdrawalsRemaining), of: f.number(granted) }),
    ],
  ])
}

function timeOf({ prescription, row }: RowToPrint, { t, f }: PaperReader): PaperRow[] {
  return told([
    [t.prints.history.columns.start, f.date(prescription.startDate)],
    [t.prints.history.columns.end, f.date(prescription.endDate)],
    [t.prescribing.page.facts.interval, t.common.units.days({ count: row.intervalDays })],
  ])
}

function paymentOf({ prescription, invoiceArea, settings }: RowToPrint, { t, f }: PaperReader): PaperRow[] {
  const { patientFee: fee } = prescription
  const amount = fee && (fee.amount === null ? fee.percentage && f.percent(fee.percentage) : f.money(fee.amount))
  return told([
    [t.prescribing.page.facts.invoiceArea, invoiceArea],
    [t.prescribing.page.fee.title, settings.showsPrices ? amount : null],
  ])
}

function cutText({ cutOption, cutSize }: RowToPrint['row'], { t, f }: Pick<PaperReader, 't' | 'f'>): string {
  if (cutOption === 'standard') return t.prescribing.page.facts.cutTo({ size: f.quantity(cutSize ?? 0, 'mm') })
  return cutOption === 'individual' ? t.prescribing.use.cutOptions.individual : ''
}
