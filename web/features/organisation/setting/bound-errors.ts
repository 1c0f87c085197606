import type { Definition } from '@omsorg/contract/endpoint.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { problemsIn } from '../../../platform/forms/field-errors.ts'
import { problemText } from '../../../platform/forms/problem-text.ts'

/** What is wrong with settings by the bounds of their contract, by the name of the field. */
export function boundErrors(endpoint: Definition, input: object, t: AllTexts): Readonly<Record<string, string>> {
  const found = problemsIn(endpoint.bounds, input).map((each) => [fieldAt(each.at), problemText(each, t)] as const)
  return Object.fromEntries(found.toReversed())
}

/** The field that a path of the wire stands in: a part of an address is one, an entry of a list is not. */
export function fieldAt(path: string): string {
  return path.replace(/\[.*$/, '')
}
