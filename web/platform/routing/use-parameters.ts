import { useParams } from '@tanstack/react-router'
import { type Patterns, type RouteName, patternOf } from './paths.ts'
import { type ReadParametersOf, readParameters } from './route-parameters.ts'

/** The parameters of the route that is open, as numbers, flags and areas. */
export function useParameters<Name extends RouteName>(name: Name): ReadParametersOf<Patterns[Name]> {
  const texts: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  const values = readParameters(patternOf(name), texts)
  if (!values) throw new Error(`The address does not belong to the route ${name}`)
  return values as ReadParametersOf<Patterns[Name]>
}
