import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { isWaitingRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { orderingBlockText, useCareRecipient, useRecipientHere } from '../../care-recipients/index.ts'
import { unavailabilityText } from './left-to-draw.ts'
import type { PrescriptionHere } from '../dialogs/prescription-action.ts'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import css from './ProductsTab.module.css'

interface RowNextStepProps {
  readonly row: RowView
  readonly prescription: PrescriptionHere
  readonly onRenew: () => void
}

/** What to do about a row, or why nothing can be done about it now. */
export function RowNextStep({ row, prescription, onRenew }: RowNextStepProps) {
  const t = useCareTexts()
  const here = useRecipientHere()
  const { actions } = t.careRecipients
  const { word, action } = row.suggestion
  const look = { variant: 'tinted', size: 'compact' } as const
  if (word === 'consumption-missing') {
    const { careRecipientId, place } = here
    const path = prescriptionPath(
      { careRecipientId, therapyArea: prescription.therapyArea },
      prescription.prescriptionId,
      'edit',
    )
    if (place) {
      return (
        <Button size="compact" icon={<IconPencil />} reasonId={reasonIdOf(row)}>
          {actions.enterConsumption}
        </Button>
      )
    }
    return (
      <RouteButton size="compact" icon={<IconPencil />} to={path}>
        {actions.enterConsumption}
      </RouteButton>
    )
  }
  // What waits for its start needs nothing yet; the line under it says from when.
  if (word === 'recently-ordered' && isWaitingRow(row)) return null
  if (word === 'recently-ordered') return <span className="o-second">{actions.nothingNeeded}</span>
  if (row.can.order.allowed) {
    const label = `${actions.order}: ${row.product.name}`
    return (
      <RouteButton {...look} icon={<IconShoppingCart />} to={here.orderPath} aria-label={label}>
        {actions.order}
      </RouteButton>
    )
  }
  if (action !== 'renew') {
    return (
      <Button {...look} icon={<IconShoppingCart />} reasonId={reasonIdOf(row)}>
        {actions.order}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      icon={<IconRefresh />}
      aria-label={`${actions.renew}: ${row.product.name}`}
      onClick={onRenew}
      {...(prescription.can.renew.allowed ? {} : { reasonId: reasonIdOf(row) })}
    >
      {actions.renew}
    </Button>
  )
}

/** Under a row whose next step is off: the reason, in two sentences. */
export function DisabledReason({ row, prescription }: Omit<RowNextStepProps, 'onRenew'>) {
  const why = useDisabledReason(row, prescription)
  return (
    <p className={css.why} id={reasonIdOf(row)}>
      <Icon size={16} of={<IconLock />} />
      <span>
        <WithDates>{why}</WithDates>
      </span>
    </p>
  )
}

/** Whether a row needs something that cannot be done now, or waits for its start. */
export function isHindered(row: Pick<RowView, 'status' | 'suggestion' | 'can'>): boolean {
  const { suggestion, can } = row
  if (isWaitingRow(row)) return true
  if (suggestion.word === 'consumption-missing') return true
  return suggestion.word !== 'recently-ordered' && !can.order.allowed
}

function reasonIdOf({ prescriptionRowId }: RowView): string {
  return `why-${prescriptionRowId}`
}

function useDisabledReason(row: RowView, { status, startDate, confirmedOn, can }: PrescriptionHere): string {
  const [t, format] = useCareTextsAndFormat()
  const person = useCareRecipient(useRecipientHere()).data
  const { unavailabilityCode: code, mayOrderFrom } = row
  if (row.suggestion.word === 'consumption-missing') return `${t.careRecipients.supply.consumptionMissing}.`
  if (row.can.order.reason === 'person' && person?.can.order.reason) {
    return orderingBlockText(person.can.order.reason, t)
  }
  if (isPreliminaryPrescription({ status }) && code === unavailabilityCode.notPrescribed) {
    return confirmedOn === null
      ? t.prescribing.page.notConfirmed
      : t.renewing.startsOn({ date: format.date(startDate) })
  }
  const renewBlock = row.suggestion.action === 'renew' && can.renew.reason
  if (renewBlock) return t.renewing.blocks[renewBlock]
  const orderableFrom = code === unavailabilityCode.tooEarly ? mayOrderFrom : null
  return unavailabilityText(t, format, { code: code ?? unavailabilityCode.unknownReason, orderableFrom })
}
