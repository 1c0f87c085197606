import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { authorName } from '../author-name.ts'
import { consumptionText } from './consumption-text.ts'
import type { PaperReader, PaperRow } from './paper.ts'
import { type PaperHead, sheetOfPerson } from './person-on-paper.ts'
import type { Sheet } from './sheet.ts'

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

/** One prescribed product, with the fields that the settings of the care place show (O-7-187). */
export function prescriptionRowSheet(printed: RowToPrint, head: PaperHead, reader: PaperReader): Sheet {
  const { t } = reader
  const { title, columns } = t.prints.row
  const common = sheetOfPerson(head, reader)
  return {
    ...common,
    header: [...new Set([printed.settings.headerText, ...common.header])].filter(Boolean),
    title,
    landscape: false,
    rowHeads: true,
    columns: [
      { head: columns.field, share: 2 },
      { head: columns.value, share: 5 },
    ],
    rows: fieldsOf(printed, reader).map(({ label, value }) => [[{ text: label, look: 'quiet' }], [{ text: value }]]),
    empty: '',
  }
}

function fieldsOf({ prescription, row, invoiceArea, settings }: RowToPrint, { t, f }: PaperReader): PaperRow[] {
  const { fields } = t.prints.row
  const { product, consumption, consumptionPeriod } = row
  const { patientFee } = prescription
  const { facts } = t.prescribing.page
  const fee =
    patientFee &&
    (patientFee.amount === null
      ? patientFee.percentage === null
        ? ''
        : f.percent(patientFee.percentage)
      : f.money(patientFee.amount))
  return [
    { label: t.prints.handled.columns.area, value: t.therapyAreas.names[prescription.therapyArea] },
    { label: t.prints.handled.columns.product, value: product.name },
    { label: t.prints.handled.columns.itemNumber, value: row.itemNumber },
    {
      label: t.prints.handled.columns.consumption,
      value: consumptionText(t, { consumption, consumptionPeriod, unit: product.unit }) ?? t.common.words.notSet,
    },
    {
      label: fields.calculationPeriod,
      value: row.calculationPeriod === null ? '' : t.common.units.months({ count: row.calculationPeriod }),
    },
    { label: fields.packages, value: t.common.units.packages({ count: row.packagesPerWithdrawal }) },
    { label: fields.withdrawals, value: f.number(row.withdrawals + row.extraWithdrawals) },
    { label: facts.interval, value: t.common.units.days({ count: row.intervalDays }) },
    { label: t.prints.history.columns.start, value: f.date(prescription.startDate) },
    { label: t.prints.history.columns.end, value: f.date(prescription.endDate) },
    { label: fields.cut, value: cutText(row, { t, f }) },
    { label: facts.invoiceArea, value: invoiceArea ?? '' },
    { label: t.prints.handled.columns.note, value: settings.showsNote ? (row.note ?? '') : '' },
    { label: t.prescribing.page.fee.title, value: settings.showsPrices ? (fee ?? '') : '' },
    { label: facts.prescribedBy, value: settings.showsPrescriber ? authorName(prescription.prescribedBy, t) : '' },
  ].filter(({ value }) => value !== '')
}

function cutText({ cutOption, cutSize }: RowToPrint['row'], { t, f }: Pick<PaperReader, 't' | 'f'>): string {
  if (cutOption === 'standard') return t.prescribing.page.facts.cutTo({ size: f.quantity(cutSize ?? 0, 'mm') })
  return cutOption === 'individual' ? t.prescribing.use.cutOptions.individual : ''
}
