import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { mayStandInAddress } from '../routing/search-text.ts'
import type { SearchTerm } from '../routing/search-term.ts'
import { useAllTexts } from '../texts.tsx'

interface SearchTermFieldProps {
  readonly label: string
  readonly term: SearchTerm
  /** What is searched for now; what was typed and differs is searched for by Enter or on leaving the field. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** Says of a text that is too short, too long or an identity number why it is not searched for. */
export function SearchTermField({ label, term, value, onSearch }: SearchTermFieldProps) {
  const t = useAllTexts()
  const [typed, setTyped] = useState(value)
  const [wrong, setWrong] = useState(false)

  function search(): void {
    const text = typed.trim()
    const fits = text === '' || (term.isTerm(text) && mayStandInAddress(text))
    setWrong(!fits)
    if (fits && text !== value) onSearch(text)
  }

  return (
    <TextField
      label={label}
      type="search"
      size="compact"
      icon={<IconSearch />}
      value={typed}
      error={
        wrong &&
        (mayStandInAddress(typed)
          ? t.orders.history.searchHelp({ min: term.min, max: term.max })
          : t.validation.noIdentityNumber)
      }
      onChange={(event) => setTyped(event.target.value)}
      onBlur={search}
      // A form of several fields without a button is not sent by Enter.
      onKeyDown={(event) => {
        if (event.key === 'Enter') search()
      }}
    />
  )
}
