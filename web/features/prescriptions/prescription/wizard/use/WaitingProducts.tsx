import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { Button } from '../../../../../ui/action/Button.tsx'
import { Card } from '../../../../../ui/layout/Card.tsx'
import { ProductPicture } from '../../../../../ui/picture/ProductPicture.tsx'
import { VisuallyHidden } from '../../../../../ui/text/VisuallyHidden.tsx'
import { areaColour, consumptionText } from '../../../../products/index.ts'
import type { Item } from '../form/basis.ts'
import { rowOfItem } from '../form/beginning.ts'
import type { Prescribing } from '../use-validation.ts'
import css from './Use.module.css'

/** What is selected and not in this prescription: it can be taken along. */
export function WaitingProducts({ items, form }: { readonly items: readonly Item[]; readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.use
  if (items.length === 0) return null
  return (
    <Card title={words.waiting} note={words.removed}>
      <ul aria-label={words.waiting}>
        {items.map((item) => {
          const { product, cart } = item
          const use = cart && consumptionText(t, { ...cart, unit: product.unit })
          return (
            <li key={item.itemNumber} className={css.waiting}>
              <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />
              <div className={css.name}>
                <b>{product.name}</b>
                <span className={css.quiet}>{use ?? t.careRecipients.supply.consumptionMissing}</span>
              </div>
              <Button
                variant="tinted"
                size="compact"
                icon={<IconPlus />}
                onClick={() => form.act({ kind: 'add-row', row: rowOfItem(item, form.context.locale) })}
              >
                {words.takeAlong}
                <VisuallyHidden> {product.name}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
