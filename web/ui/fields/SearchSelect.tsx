import { lazy, Suspense } from 'react'
import { SelectField } from './SelectField.tsx'
import type { SearchSelectProps } from './SearchSelectBox.tsx'

const SearchSelectBox = lazy(() => import('./SearchSelectBox.tsx'))

/** A long list that one types into. Until its part has come, the native select does the same work. */
export function SearchSelect(props: SearchSelectProps) {
  const { nothingFound: _, waits: _waits, onChange, value, placeholder, ...frame } = props
  return (
    <Suspense
      fallback={
        <SelectField
          {...frame}
          value={value ?? ''}
          emptyOption={placeholder ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      }
    >
      <SearchSelectBox {...props} />
    </Suspense>
  )
}
