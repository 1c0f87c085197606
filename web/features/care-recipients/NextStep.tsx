import type { RecipientRow } from '@omsorg/contract/care-recipients/search.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { RouteLink } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './List.module.css'
import { orderPathOf } from './order-path.ts'
import { nameOrProtected } from './person-text.ts'

interface NextStepProps {
  readonly row: RecipientRow
  /** Id of the sentence in the row that says why nothing can be ordered. */
  readonly whyId: string
}

/** What to do about the item that runs out first. */
export function NextStep({ row, whyId }: NextStepProps) {
  const t = useTexts()
  const { actions } = t.careRecipients
  const suggestion = row.urgent?.suggestion
  const path = orderPathOf(row)
  const compact = { variant: 'tinted', size: 'compact' } as const
  if (path) {
    const label = `${actions.order}: ${nameOrProtected(row, t)}`
    return (
      <ButtonLink
        {...compact}
        icon={<IconShoppingCart />}
        render={(look) => <RouteLink to={path} {...look} aria-label={label} />}
      >
        {actions.order}
      </ButtonLink>
    )
  }
  if (!suggestion || suggestion.word === 'recently-ordered') {
    return <span className={css.quiet}>{suggestion ? actions.nothingNeeded : ''}</span>
  }
  if (suggestion.word !== 'consumption-missing' && suggestion.action !== 'renew') {
    return (
      <Button {...compact} icon={<IconShoppingCart />} reasonId={whyId}>
        {actions.order}
      </Button>
    )
  }
  const renews = suggestion.action === 'renew'
  const laterId = `later-${row.careRecipientId}`
  return (
    <span className={css.step}>
      <Button {...compact} icon={renews ? <IconRefresh /> : <IconPencil />} reasonId={laterId}>
        {renews ? actions.renew : actions.enterConsumption}
      </Button>
      <span className={css.quiet} id={laterId}>
        {actions.notBuilt}
      </span>
    </span>
  )
}
