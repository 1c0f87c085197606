import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { mayStandInAddress } from '../../../platform/routing/search-text.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Preliminary.module.css'
import { isTerm, type PreliminaryView, termLength } from './preliminary-view.ts'

interface PreliminaryFiltersProps {
  readonly view: PreliminaryView
  readonly counts: { readonly saved: number; readonly ordered: number } | undefined
  readonly onChange: (part: Partial<PreliminaryView>) => void
}

/** The search by Enter or on leaving the field; what is saved, and what was sent, each with its count. */
export function PreliminaryFilters({ view, counts, onChange }: PreliminaryFiltersProps) {
  const t = useAllTexts()
  const words = t.preliminaryOrders
  const [typed, setTyped] = useState(view.q)
  const [wrong, setWrong] = useState(false)
  const { minLength = 0, maxLength = 0 } = termLength

  function search(): void {
    const text = typed.trim()
    const fits = text === '' || (isTerm(text) && mayStandInAddress(text))
    setWrong(!fits)
    if (fits && text !== view.q) onChange({ q: text, order: null })
  }

  const states = [
    ['saved', words.states.saved, counts?.saved],
    ['ordered', words.states.ordered, counts?.ordered],
  ] as const
  return (
    <div className={css.tools}>
      <Form role="search" className={css.search} onSend={search}>
        <TextField
          label={words.search}
          type="search"
          size="compact"
          icon={<IconSearch />}
          value={typed}
          error={
            wrong &&
            (mayStandInAddress(typed)
              ? t.orders.history.searchHelp({ min: minLength, max: maxLength })
              : t.validation.noIdentityNumber)
          }
          onChange={(event) => setTyped(event.target.value)}
          onBlur={search}
        />
      </Form>
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
    </div>
  )
}
