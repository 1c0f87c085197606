import { useEffect, useState } from 'react'
import { laterBy } from '../../../platform/later.ts'

/** A value once it has rested so many milliseconds. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => laterBy(milliseconds)(() => setRested(value)), [value, milliseconds])
  return milliseconds === 0 ? value : rested
}
