import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { areaColour } from '../../products/index.ts'
import { LineFindings } from '../placing/line/LineFindings.tsx'
import { LineFlavors } from '../placing/line/LineFlavors.tsx'
import type { LineKey } from '../placing/proposal.ts'
import type { WizardAction } from '../placing/wizard-state.ts'
import type { ResidentRow } from './resident-rows.ts'
import css from './Residents.module.css'
import { whatIs, whoIs, whyText } from './row-words.ts'

interface RowProps {
  readonly row: ResidentRow
}

/** Room and name in the first row of a resident; in the next ones the name, quietly. */
export function ResidentCell({ row, isFirst }: RowProps & { readonly isFirst: boolean }) {
  const t = useAllTexts()
  const { room, careRecipient } = row.resident
  const name = careRecipient.protected ? <Badge tone="guard">{whoIs(row, t)}</Badge> : whoIs(row, t)
  return (
    <span className={css.who}>
      {!careRecipient.protected && <span className={css.room}>{isFirst && room}</span>}
      {isFirst ? <b>{name}</b> : <span className={css.again}>{name}</span>}
    </span>
  )
}

export function ProductCell({ row: { line } }: RowProps) {
  const { shape, therapyArea, name } = line.product
  return (
    <span className={css.product}>
      <ProductPicture size={28} shape={shape} area={areaColour(therapyArea)} />
      <span>{name}</span>
    </span>
  )
}

interface WhyProps extends RowProps {
  readonly pasted: ReadonlyMap<LineKey, number>
}

/** Why so many, and the way on where none can go. */
export function WhyCell({ row, pasted }: WhyProps) {
  const t = useAllTexts()
  const { actions } = t.careRecipients
  const { line } = row
  const { careRecipientId } = row.resident.careRecipient
  const lacksConsumption = line.suggestion?.word === 'consumption-missing' && line.unavailabilityCode === null
  const word = lacksConsumption ? actions.enterConsumption : wordOf(line.wayOn)
  function wordOf(way: ResidentRow['line']['wayOn']): string | null {
    if (way === 'renew') return actions.renew
    if (way === 'addition') return actions.addAddition
    return way === 'replace' ? t.orders.aside.chooseAnother : null
  }
  return (
    <span className={css.why}>
      {!lacksConsumption && whyText(row, pasted, t)}{' '}
      {word !== null && (
        <RouteLink to={pathTo('CareRecipient', { careRecipientId })}>
          {word}
          <VisuallyHidden>{` ${whatIs(row, t).product}, ${whatIs(row, t).who}`}</VisuallyHidden>
        </RouteLink>
      )}
    </span>
  )
}

interface UnderProps extends RowProps {
  readonly id: string
  readonly act: (action: WizardAction) => void
}

/** Whether something is to be filled in or repaired below a row. */
export function hasMoreBelow({ line, filled, checked }: ResidentRow): boolean {
  if (checked === null || filled.setAside) return false
  return checked.check.blocks || (line.flavors.length > 0 && line.unavailabilityCode === null)
}

/** The flavours of a product, and what is wrong with the row. */
export function BelowRow({ row: { line, checked }, id, act }: UnderProps) {
  if (checked === null) return null
  return (
    <div className={css.under}>
      {line.flavors.length > 0 && line.unavailabilityCode === null && <LineFlavors checked={checked} act={act} />}
      <LineFindings id={id} checked={checked} until={null} act={act} onlyBlocks />
    </div>
  )
}
