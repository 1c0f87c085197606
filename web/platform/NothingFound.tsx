import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { NoHits } from '../ui/feedback/NoHits.tsx'
import { useTexts } from './texts.tsx'

interface NothingFoundProps {
  /** What was searched for; '' where filters alone leave nothing. */
  readonly term?: string
  /** The sentence where filters alone leave nothing, if it is not the usual one. */
  readonly title?: string
  /** Where was looked, and what might help. */
  readonly children?: ReactNode
  readonly onClearTerm?: (() => void) | undefined
  readonly onClearFilters?: (() => void) | undefined
}

/**
 * A search or a filter without hits: never the words of an empty list. It says what was looked for and where, and each of the
 * two has its own way back.
 */
export function NothingFound({ term = '', title, children, onClearTerm, onClearFilters }: NothingFoundProps) {
  const { empty } = useTexts().common
  return (
    <NoHits
      title={term === '' ? (title ?? empty.filteredAway) : empty.noHits({ search: term })}
      action={
        <span className="o-row-8">
          {term !== '' && onClearTerm && (
            <Button variant="tinted" size="compact" icon={<IconX />} onClick={onClearTerm}>
              {empty.clearSearch}
            </Button>
          )}
          {onClearFilters && (
            <Button variant="tinted" size="compact" icon={<IconFilterOff />} onClick={onClearFilters}>
              {empty.clearFilters}
            </Button>
          )}
        </span>
      }
    >
      {children}
    </NoHits>
  )
}
