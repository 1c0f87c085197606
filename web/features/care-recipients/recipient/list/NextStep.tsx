import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { orderPathOf } from '../../order-path.ts'
import { nameOrProtected } from '../../person-text.ts'
import { OrderedTodayLink } from './OrderedTodayLink.tsx'

interface NextStepProps {
  readonly row: RecipientRow
  /** Id of the sentence in the row that says why nothing can be ordered. */
  readonly whyId: string
}

/** What to do about the item that runs out first. What is renewed, or lacks its consumption, is seen to among the person's products. */
export function NextStep({ row, whyId }: NextStepProps) {
  const t = useTexts()
  const { actions } = t.careRecipients
  const suggestion = row.urgent?.suggestion
  const path = orderPathOf(row)
  const compact = { variant: 'tinted', size: 'compact' } as const
  if (path) {
    const label = `${actions.order}: ${nameOrProtected(row, t)}`
    return (
      <RouteButton {...compact} icon={<IconShoppingCart />} to={path} aria-label={label}>
        {actions.order}
      </RouteButton>
    )
  }
  if (row.orderedToday) return <OrderedTodayLink row={row} ordered={row.orderedToday} />
  if (!suggestion || suggestion.word === 'recently-ordered') {
    return <span className="o-small">{suggestion ? actions.nothingNeeded : ''}</span>
  }
  if (suggestion.word !== 'consumption-missing' && suggestion.action !== 'renew') {
    return (
      <Button {...compact} icon={<IconShoppingCart />} reasonId={whyId}>
        {actions.order}
      </Button>
    )
  }
  const renews = suggestion.action === 'renew'
  const word = renews ? actions.renew : actions.enterConsumption
  return (
    <RouteButton
      {...compact}
      icon={renews ? <IconRefresh /> : <IconPencil />}
      to={pathTo('CareRecipient', { careRecipientId: row.careRecipientId })}
      aria-label={`${word}: ${nameOrProtected(row, t)}`}
    >
      {word}
    </RouteButton>
  )
}
