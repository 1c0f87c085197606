import { type RefObject, useRef, useState } from 'react'

/** A record as it is kept: what its fields hold, and the version over which the next save goes. */
export interface KeptRecord<Values> {
  readonly values: Values
  readonly rowVersion: number
}

export interface SavedRecord<Values> {
  readonly saved: Values
  /** That of a later change, once it is seen. */
  readonly version: RefObject<number>
  readonly keep: (record: KeptRecord<Values>) => void
}

/** What of a record is saved while its form is open. */
export function useSavedRecord<Values>(read: () => KeptRecord<Values>): SavedRecord<Values> {
  const [first] = useState(read)
  const version = useRef(first.rowVersion)
  const [saved, setSaved] = useState(first.values)
  return {
    saved,
    version,
    keep: ({ values, rowVersion }) => {
      version.current = rowVersion
      setSaved(values)
    },
  }
}
