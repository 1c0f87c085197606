import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readProductsByGroup } from '@omsorg/contract/products/product/read-products-by-group.ts'
import type { readProductGroups } from '@omsorg/contract/products/group/read-product-groups.ts'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { compareSizes } from '../details/short-names.ts'
import { type SearchPlace, callOptionsAt } from '../finding/use-product-search.ts'
import { ProductTable } from '../product/ProductTable.tsx'
import type { ProductSlots } from '../product/slots.ts'
import css from './Groups.module.css'

interface GroupItemsProps extends ProductSlots {
  readonly group: AnswerOf<typeof readProductGroups>['entities'][number]
  readonly here: SearchPlace
  readonly pricesAreShown: boolean
  readonly pathOf: (itemNumber: string) => string
}

/** One group; its items are fetched when it is opened. */
export function GroupItems({ group, here, pricesAreShown, pathOf, ...slots }: GroupItemsProps) {
  const { productSelection: words } = useAllTexts()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={css.group}>
      <h2>
        <button
          type="button"
          className={css.head}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <b>{group.name}</b>
          <small>{words.groups.items({ count: group.itemCount })}</small>
          <Icon of={<IconChevronDown />} />
        </button>
      </h2>
      <div id={id} className={css.items} hidden={!open}>
        {open && <Items {...{ group, here, pricesAreShown, pathOf }} {...slots} />}
      </div>
    </div>
  )
}

function Items({ group, here, pricesAreShown, pathOf, ...slots }: GroupItemsProps) {
  const { customerNumber } = here
  const question = { params: { number: group.productGroupNumber }, query: { customerNumber } }
  const answer = useAnswer(readProductsByGroup, question, callOptionsAt(here))
  if (answer.error || !answer.data) {
    return (
      <div className={css.instead}>
        <InsteadOfAnswer answer={answer} rows={Math.min(group.itemCount, 4)} />
      </div>
    )
  }
  return (
    <ProductTable
      products={answer.data.entities.toSorted((one, other) => compareSizes(one.name, other.name))}
      pathOf={({ itemNumber }) => pathOf(itemNumber)}
      display={{ pricesAreShown, compareAllowed: true }}
      caption={group.name}
      {...slots}
    />
  )
}
