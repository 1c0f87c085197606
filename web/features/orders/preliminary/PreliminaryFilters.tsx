import { SearchTermField } from '../../../platform/forms/SearchTermField.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { preliminaryTerm, type PreliminaryView } from './preliminary-view.ts'

interface PreliminaryFiltersProps {
  readonly view: PreliminaryView
  readonly counts: { readonly saved: number; readonly ordered: number } | undefined
  readonly onChange: (part: Partial<PreliminaryView>) => void
}

/** The search by Enter or on leaving the field; what is saved, and what was sent, each with its count. */
export function PreliminaryFilters({ view, counts, onChange }: PreliminaryFiltersProps) {
  const t = useAllTexts()
  const words = t.preliminaryOrders
  const states = [
    ['saved', words.states.saved, counts?.saved],
    ['ordered', words.states.ordered, counts?.ordered],
  ] as const
  return (
    <>
      <search>
        <SearchTermField
          label={words.search}
          term={preliminaryTerm}
          value={view.q}
          onSearch={(q) => onChange({ q, order: null })}
        />
      </search>
      <div className="o-row-8" role="group" aria-label={words.shown}>
        {states.map(([state, word, count]) => (
          <Button
            key={state}
            size="compact"
            variant={view.state === state ? 'tinted' : 'outlined'}
            aria-pressed={view.state === state}
            onClick={() => onChange({ state, order: null })}
          >
            {word} {count}
          </Button>
        ))}
      </div>
    </>
  )
}
