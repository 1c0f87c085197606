import type { SuggestedProduct, SuggestionOfPart } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { KeyLegend } from '../../../ui/text/KeyCap.tsx'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import { CandidateRow } from './CandidateRow.tsx'
import css from './Guided.module.css'
import { guidedIntent } from './guided-keys.ts'
import type { Choosing } from './use-choosing.ts'

interface CandidateListProps {
  readonly part: SuggestionOfPart
  /** Those that are shown, in their order. */
  readonly shown: readonly SuggestedProduct[]
  readonly choosing: Choosing
  readonly compared: readonly string[]
  readonly mostCompared: number
  readonly onCompare: (itemNumber: string) => void
  readonly onWhyNot: () => void
}

/** What is enough. One of them has the focus: arrows move it, and the list is one stop of Tab beside its buttons. */
export function CandidateList(props: CandidateListProps) {
  const { part, shown, choosing, compared, mostCompared, onCompare, onWhyNot } = props
  const { singleKeys } = useTheme()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const top = Math.max(part.need, ...part.candidates.map(({ holds }) => holds))
  const stop = Math.min(current, shown.length - 1)

  const mayCompare = ({ product: { itemNumber } }: SuggestedProduct) =>
    compared.length < mostCompared || compared.includes(itemNumber)

  function goTo(at: number): void {
    const line = list.current?.children[Math.min(shown.length - 1, Math.max(0, at))]
    if (!(line instanceof HTMLElement)) return
    line.focus()
    line.scrollIntoView({ block: 'nearest' })
  }

  function toggle({ product }: SuggestedProduct): void {
    const chosen = choosing.isChosen(product)
    if (choosing.busy || chosen === 'before') return
    void (chosen === 'here' ? choosing.undo(product) : choosing.choose(product))
  }

  function press(event: KeyboardEvent<HTMLLIElement>, at: number): void {
    const candidate = shown[at]
    const intent = guidedIntent(event, singleKeys)
    // What has the focus inside a row answers its own Enter.
    if (!candidate || intent === null || (intent === 'choose' && event.target !== event.currentTarget)) return
    event.preventDefault()
    if (intent === 'up' || intent === 'down') return goTo(at + (intent === 'up' ? -1 : 1))
    if (intent === 'first' || intent === 'last') return goTo(intent === 'first' ? 0 : shown.length - 1)
    if (event.repeat) return
    if (intent === 'choose') return toggle(candidate)
    if (intent === 'why-not') return onWhyNot()
    if (mayCompare(candidate)) onCompare(candidate.product.itemNumber)
  }

  return (
    <ul ref={list} className={css.candidates}>
      {shown.map((candidate, at) => (
        <CandidateRow
          key={candidate.product.itemNumber}
          candidate={candidate}
          part={part.part}
          need={part.need}
          top={top}
          isStop={at === stop}
          isChosen={choosing.isChosen(candidate.product)}
          busy={choosing.busy}
          isCompared={compared.includes(candidate.product.itemNumber)}
          mayCompare={mayCompare(candidate)}
          onFocus={() => setCurrent(at)}
          onPress={(event) => press(event, at)}
          onChoose={() => void choosing.choose(candidate.product)}
          onUndo={() => void choosing.undo(candidate.product)}
          onCompare={() => onCompare(candidate.product.itemNumber)}
        />
      ))}
    </ul>
  )
}

/** Which keys there are. */
export function GuidedKeys({ prescribes }: { readonly prescribes: boolean }) {
  const { keys } = useAllTexts().investigations.guided
  const { singleKeys } = useTheme()
  return (
    <KeyLegend
      label={keys.label}
      items={[
        { keys: ['↑', '↓'], does: keys.row },
        { keys: ['Enter'], does: keys.choose },
        ...(singleKeys
          ? [
              { keys: ['J'], does: keys.compare },
              { keys: ['W'], does: keys.whyNot },
            ]
          : []),
        ...(prescribes ? [{ keys: ['Ctrl', 'Enter'], does: keys.prescribe }] : []),
      ]}
    />
  )
}
