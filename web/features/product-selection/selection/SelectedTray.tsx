import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { Tray } from '../compare/Tray.tsx'
import tray from '../compare/Tray.module.css'
import type { Comparing } from '../compare/comparison.ts'
import { areaColour } from '../../products/index.ts'
import type { SelectionHere } from './selection-here.ts'
import type { Selection, LastChoice } from './use-selection.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './Selection.module.css'

/** The id of what says that nothing is selected yet. */
const hintId = 'nothing-selected'

interface SelectedTrayProps {
  readonly here: SelectionHere
  readonly selection: Selection
  readonly comparing: Comparing
}

/** What is selected now, with the way to take each back, to compare, and to prescribe. */
export function SelectedTray({ here, selection, comparing }: SelectedTrayProps) {
  const t = useCareTexts()
  const words = t.productSelection.tray
  const { inCart, last } = selection
  const count = inCart.length
  return (
    <Tray
      label={words.label}
      comparing={comparing}
      empty={count === 0}
      notice={last && <ChosenNotice last={last} onUndo={() => selection.takeBack(last.product.itemNumber)} />}
      next={<NextStep here={here} selection={selection} />}
    >
      <p className={tray.count}>
        <b>{words.count({ count })}</b>
        {count === 0 && (
          <span id={hintId} className={tray.hint}>
            {words.hint}
          </span>
        )}
      </p>
      {count > 0 && (
        <ul className={tray.items} data-many={count > 1 || undefined}>
          {inCart.map(({ itemNumber, product }) => {
            const remove = t.productSelection.named({ action: t.common.actions.remove, product: product.name })
            return (
              <li key={itemNumber} className={tray.item}>
                <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={32} />
                <span>
                  <b>{unbroken(product.name)}</b>
                </span>
                <Button
                  variant="text"
                  size="small"
                  square
                  icon={<IconX />}
                  aria-label={remove}
                  title={remove}
                  onClick={() => selection.takeBack(itemNumber)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </Tray>
  )
}

function NextStep({ here, selection }: Pick<SelectedTrayProps, 'here' | 'selection'>) {
  const t = useCareTexts()
  const words = t.productSelection.tray
  const count = selection.inCart.length
  const prescribe = selection.rights?.prescribe
  const reason =
    here.prescribePath === null
      ? t.cart.atCarePlace
      : prescribe?.allowed === false && prescribe.reason
        ? t.cart.blocks[prescribe.reason]
        : null
  const word = words.prescribe({ count })
  if (reason === null && count === 0) {
    return (
      <Button variant="primary" reasonId={hintId}>
        {word}
      </Button>
    )
  }
  if (reason !== null || here.prescribePath === null) {
    return (
      <Button variant="primary" reason={reason}>
        {word}
      </Button>
    )
  }
  const path = here.prescribePath
  return (
    <RouteButton variant="primary" iconAfter={<IconArrowRight />} to={path}>
      {word}
    </RouteButton>
  )
}

/** What was just chosen and what is worth a look about it. It warns, and never stops anybody. */
function ChosenNotice({ last, onUndo }: { readonly last: LastChoice; readonly onUndo: () => void }) {
  const t = useCareTexts()
  const { chosen, warnings } = t.productSelection
  const { product, replaced } = last
  const fact = replaced ? chosen.replaced({ product: product.name }) : chosen.done({ product: product.name })
  const undo = !replaced && (
    <Button variant="text" size="small" onClick={onUndo}>
      {t.common.actions.undo}
    </Button>
  )
  if (last.warnings.length === 0) {
    return <Notice tone="fresh" spoken title={fact} actions={undo} />
  }
  return (
    <Notice tone="soon" spoken title={fact} actions={undo}>
      {chosen.look}
      <ul className={css.list}>
        {last.warnings.map((warning) => (
          <li key={warning}>{warnings[warning]}</li>
        ))}
      </ul>
    </Notice>
  )
}
