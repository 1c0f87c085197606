import type { SuggestedProduct, SuggestionOfPart } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type KeyboardEvent, useId } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { ProductMarks } from '../../product-selection/index.ts'
import { areaColour } from '../../products/index.ts'
import { BesideNow } from './BesideNow.tsx'
import css from './Guided.module.css'

interface CandidateRowProps {
  readonly candidate: SuggestedProduct
  readonly part: SuggestionOfPart['part']
  /** In ml, of one change. */
  readonly need: number
  /** What the largest holds: one scale for all rows. */
  readonly top: number
  /** At which Tab stops in the list. */
  readonly isStop: boolean
  readonly isChosen: 'here' | 'before' | null
  readonly busy: boolean
  readonly isCompared: boolean
  /** False when as many are compared as can be, without this one. */
  readonly mayCompare: boolean
  readonly onFocus: () => void
  readonly onPress: (event: KeyboardEvent<HTMLLIElement>) => void
  readonly onChoose: () => void
  readonly onUndo: () => void
  readonly onCompare: () => void
}

/** One product that is enough: how much it holds, what speaks for and against it, and what it costs. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, part, need, top, isStop, isChosen, busy, isCompared, mayCompare } = props
  const { onFocus, onPress, onChoose, onUndo, onCompare } = props
  const id = useId()
  const [t, f] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.investigations.guided
  const { product, absorption, holds, more, hip, costPerDay, beside, pluses, minuses } = candidate
  const letter = product.agreementLetter
  const share = (volume: number) => `${(volume / Math.max(top, 1)) * 100}%`
  const facts = [
    words.iso({ absorption: f.number(absorption) }),
    hip && words.hip({ from: f.number(hip.from), to: f.number(hip.to) }),
  ].filter(Boolean)
  return (
    <li
      className={css.candidate}
      tabIndex={isStop ? 0 : -1}
      aria-labelledby={`${id}-name ${id}-volume ${id}-cost`}
      onFocus={onFocus}
      onKeyDown={onPress}
    >
      <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={56} />
      <div className={css.name}>
        <b id={`${id}-name`}>{product.name}</b>
        <small>{facts.join(', ')}</small>
        {letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />}
      </div>
      <div className={css.volume}>
        <div className={css.bar} aria-hidden="true">
          <span className={css.covered} style={{ width: share(need) }} />
          <span className={css.more} style={{ width: share(more) }} />
        </div>
        <small id={`${id}-volume`}>
          {more > 0
            ? words.holds({ holds: f.number(holds), more: f.number(more) })
            : words.exactly({ holds: f.number(holds) })}
        </small>
        <ProductMarks product={product} />
      </div>
      <ul className={css.reasons}>
        {pluses.map((plus) => (
          <li key={plus} data-for="true">
            <Icon size={16} of={<IconPlus />} />
            {words.pluses[plus]}
          </li>
        ))}
        {minuses.map((minus) => (
          <li key={minus}>
            <Icon size={16} of={<IconMinus />} />
            {words.minuses[minus]}
          </li>
        ))}
      </ul>
      <p className={css.cost} id={`${id}-cost`}>
        {costPerDay !== null && (
          <>
            <b>{moneyText(costPerDay, product.currency, cultureOf(language))}</b> {words.perDay[part]}
          </>
        )}
        {beside && <BesideNow beside={beside} currency={product.currency} />}
      </p>
      <div className={css.acts}>
        {isChosen === null && (
          <Button
            variant="tinted"
            size="compact"
            icon={<IconPlus />}
            busy={busy}
            aria-label={words.chooseOf(product)}
            onClick={onChoose}
          >
            {words.choose}
          </Button>
        )}
        {isChosen !== null && (
          <span className={css.chosen}>
            <Icon size={16} of={<IconCheck />} />
            {words.chosen}
          </span>
        )}
        {isChosen === 'here' && (
          <Button variant="text" size="compact" busy={busy} onClick={onUndo}>
            {t.common.actions.undo}
          </Button>
        )}
        <CheckboxField
          label={words.compare}
          aria-label={words.compareOf(product)}
          checked={isCompared}
          disabled={!mayCompare}
          onChange={onCompare}
        />
      </div>
    </li>
  )
}
