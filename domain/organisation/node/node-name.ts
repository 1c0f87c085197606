import { agree, type Outcome, refuse } from '../../outcome.ts'

/** A care unit has a name of two signs at least (A-5-02). */
export const shortestUnitName = 2

/** The longest name of a client, a care unit or a care place. */
export const longestNodeName = 100

/** The name of a care unit as it is saved: counted once it is trimmed (A-5-01, A-5-02). */
export function unitName(typed: string): Outcome<string, 'name-too-short'> {
  const name = typed.trim().replaceAll(/\s+/gu, ' ')
  return [...name].length < shortestUnitName ? refuse('name-too-short', { at: 'name' }) : agree(name)
}

export interface UnitForm {
  /** As it was loaded; empty for a new one. */
  readonly loaded: string
  readonly typed: string
}

/** Whether the form counts as changed, and Cancel is open: the name differs and is not empty (A-2.8-04). */
export function isUnitFormChanged({ loaded, typed }: UnitForm): boolean {
  return typed.trim() !== '' && typed !== loaded
}
