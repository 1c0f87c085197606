import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { mayStandInAddress } from '../../../platform/routing/search-text.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Requests.module.css'
import { isTerm, type RequestsView, termLength } from './requests-view.ts'

interface RequestFiltersProps {
  readonly view: RequestsView
  readonly counts: Readonly<Record<RequestsView['state'], number>> | undefined
  readonly onChange: (part: Partial<RequestsView>) => void
}

/** The search by Enter or on leaving the field, and the three states, each with its count. */
export function RequestFilters({ view, counts, onChange }: RequestFiltersProps) {
  const t = useAllTexts()
  const words = t.renewRequests
  const [typed, setTyped] = useState(view.q)
  const [wrong, setWrong] = useState(false)
  const { minLength = 0, maxLength = 0 } = termLength

  function search(): void {
    const text = typed.trim()
    const fits = text === '' || (isTerm(text) && mayStandInAddress(text))
    setWrong(!fits)
    if (fits && text !== view.q) onChange({ q: text, request: null })
  }

  return (
    <div className={css.tools}>
      <div className="o-row-8" role="group" aria-label={words.shown}>
        {(['pending', 'accepted', 'rejected'] as const).map((state) => (
          <Button
            key={state}
            size="compact"
            variant={view.state === state ? 'tinted' : 'outlined'}
            aria-pressed={view.state === state}
            onClick={() => onChange({ state, request: null })}
          >
            {words.states[state]} {counts?.[state]}
          </Button>
        ))}
      </div>
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
    </div>
  )
}
