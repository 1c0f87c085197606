import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { KeyboardEvent } from 'react'
import { RouteButton } from '../../../../../platform/routing/RouteButton.tsx'
import { useChoosingPath } from '../../../../../platform/routing/person/choosing-path.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { Card } from '../../../../../ui/layout/Card.tsx'
import { Empty } from '../../../../../ui/feedback/Empty.tsx'
import { FieldError } from '../../../../../ui/fields/Field.tsx'
import { hasStarted, selectedItems } from '../form/beginning.ts'
import { RunningBeside } from '../check/RunningBeside.tsx'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'
import { StepTitle } from '../../../../../ui/navigation/StepTitle.tsx'
import { ProductUse } from './ProductUse.tsx'
import { WaitingProducts } from './WaitingProducts.tsx'

/** What is prescribed, how much of it is used, and what that comes to. Enter goes to the next product. */
export function UseStep({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.use
  const choosingPath = useChoosingPath()
  const { fields, context, state } = form
  const { basis, items, stored } = context
  const { careRecipientId } = basis.careRecipient
  const addMore = (look: { readonly variant?: 'text' | 'tinted' }) => (
    <RouteButton {...look} size="compact" icon={<IconPlus />} to={choosingPath(careRecipientId, basis.therapyArea)}>
      {fields.rows.length === 0 ? t.prescribing.wizard.chooseProducts : words.addMore}
    </RouteButton>
  )
  const taken = new Set(fields.rows.map(({ itemNumber }) => itemNumber))
  const waiting = selectedItems(basis, stored).filter(({ itemNumber }) => !taken.has(itemNumber))
  const running = stored !== null && hasStarted(stored)
  const noRows = form.at({ key: null, field: 'rows' })

  return (
    <div className="o-stack">
      <Card
        title={<StepTitle moves={state.moves}>{words.title}</StepTitle>}
        note={t.therapyAreas.names[basis.therapyArea]}
        aside={fields.rows.length > 0 && addMore({ variant: 'text' })}
      >
        {noRows.error && (
          <div className={css.inset} id={noRows.id} tabIndex={-1}>
            <FieldError>{noRows.error}</FieldError>
          </div>
        )}
        {fields.rows.length === 0 ? (
          <div className={css.inset}>
            <Empty title={t.prescribing.wizard.emptyTitle} action={addMore({ variant: 'tinted' })}>
              {t.prescribing.wizard.emptyBody}
            </Empty>
          </div>
        ) : (
          <ul aria-label={t.prescribing.check.products} onKeyDown={goToNext}>
            {fields.rows.map((row) => (
              <ProductUse key={row.key} row={row} item={items.get(row.itemNumber)} form={form} />
            ))}
          </ul>
        )}
      </Card>
      {running && <p className={css.quiet}>{t.prescribing.page.edit.rowsStay}</p>}
      <WaitingProducts items={waiting} form={form} />
      {fields.rows.length === 0 && <RunningBeside basis={basis} stored={stored} />}
    </div>
  )
}

/** Enter in a consumption goes to that of the next product, and after the last one to the way on. */
function goToNext(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return
  if (!target.closest('[data-amount]')) return
  event.preventDefault()
  const amounts = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-amount] input')]
  const next = amounts[amounts.indexOf(target) + 1] ?? document.getElementById('prescription-next')
  next?.focus()
}
