import { type AskedAnswer } from '../../../../platform/AnswerFailed.tsx'
import { InsteadOfAnswer } from '../../../../platform/InsteadOfAnswer.tsx'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { type ChosenFor, warningsOf } from '@omsorg/domain/products/product/warnings.ts'
import { canDoHarm } from '@omsorg/domain/products/product/warnings.ts'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { productToChoose } from '../../selection/chosen-for.ts'
import css from '../../cart/Cart.module.css'

interface ReplaceChoicesProps {
  readonly candidates: readonly OfferedProduct[]
  /** What is held against a product for her. */
  readonly person: ChosenFor
  readonly total: number
  readonly chosen: string | null
  readonly onChoose: (itemNumber: string) => void
  readonly answer: AskedAnswer & { readonly data: unknown }
}

/** The products that may take the place, each with its agreement and price; what is selected already cannot be chosen. */
export function ReplaceChoices(props: ReplaceChoicesProps) {
  const { candidates, person, total, chosen, onChoose, answer } = props
  const t = useCareTexts()
  const words = t.cart.replacing
  if (answer.error || !answer.data) return <InsteadOfAnswer answer={answer} kind="line" rows={3} />
  if (candidates.length === 0) return <p role="status">{words.none}</p>
  return (
    <div className={css.choices}>
      <RadioGroup
        legend={words.legend}
        name="new-item"
        value={chosen}
        onChange={onChoose}
        options={candidates.map((each) => ({
          value: each.itemNumber,
          label: each.name,
          help: each.alreadySelected ? words.alreadySelected : <Help product={each} person={person} />,
          disabled: each.alreadySelected,
        }))}
      />
      {total > candidates.length + 1 && (
        <p className={css.second} role="status">
          {words.shown({ count: candidates.length, of: total })}
        </p>
      )}
    </div>
  )
}

/** The agreement, the package and its price, and what speaks against the product for this person. */
function Help({ product, person }: { readonly product: OfferedProduct; readonly person: ChosenFor }) {
  const [t, format] = useCareTextsAndFormat()
  const { agreementLetter, price, itemsPerPackage } = product
  const facts = [
    agreementLetter && t.statuses.agreement[agreementLetter],
    t.common.units.piecesPerPackage({ count: itemsPerPackage }),
    price !== null && t.common.units.perPackage({ price: format.money(price) }),
  ].filter((each) => typeof each === 'string')
  return (
    <>
      {facts.join(' · ')}
      {warningsOf(productToChoose(product), person).map((warning) => {
        if (warning === 'already-selected' || warning === 'already-prescribed') return null
        return (
          <span key={warning} className={css.against}>
            <Badge tone={canDoHarm(warning) ? 'error' : 'soon'}>{t.productSelection.warningWords[warning]}</Badge>
          </span>
        )
      })}
    </>
  )
}
