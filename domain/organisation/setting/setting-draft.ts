/** What a setting holds; null where nothing is set. */
export type SettingValue = boolean | number | string | readonly string[] | null

export type Settings = Readonly<Record<string, SettingValue>>

/** Where the value that holds comes from: set here, the client's, or what the product does where nobody has said anything. */
export type SettingOrigin = 'own' | 'client' | 'base'

/** A node's settings, from the ground up: the client's values are left out at the client itself. */
export interface SettingLevels {
  readonly base: Settings
  readonly client?: Settings
  readonly own: Settings
}

const isSet = (value: SettingValue | undefined): value is Exclude<SettingValue, null> =>
  value !== null && value !== undefined

/** What holds where the node sets nothing itself. */
export function inheritedValue({ base, client }: SettingLevels, name: string): SettingValue {
  const above = client?.[name]
  return isSet(above) ? above : (base[name] ?? null)
}

/** The value that holds, and whose it is. */
export function holdingValue(
  levels: SettingLevels,
  name: string,
): { readonly value: SettingValue; readonly origin: SettingOrigin } {
  const own = levels.own[name]
  if (isSet(own)) return { value: own, origin: 'own' }
  return { value: inheritedValue(levels, name), origin: isSet(levels.client?.[name]) ? 'client' : 'base' }
}

export interface SettingChange {
  readonly name: string
  /** Null where nothing was set, or will be. */
  readonly from: SettingValue
  readonly to: SettingValue
}

/** Two values alike: lists by what is in them. */
export function isSame(one: SettingValue | undefined, other: SettingValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** What is changed and not saved, in the order of the fields. */
export function changesOf(loaded: Settings, draft: Settings, names: readonly string[]): readonly SettingChange[] {
  return names
    .filter((name) => !isSame(loaded[name], draft[name]))
    .map((name) => ({ name, from: loaded[name] ?? null, to: draft[name] ?? null }))
}

/** What another client has, to begin with: all but the customer numbers, which are its own. */
export function startedFrom(theirs: Settings, names: readonly string[]): Settings {
  const taken = names.filter((name) => !/customerNumber$/i.test(name))
  return Object.fromEntries(taken.map((name) => [name, theirs[name] ?? null]))
}

/** What somebody else has changed meanwhile, and whether that is a setting that is changed here too. */
export interface TheirChange extends SettingChange {
  readonly isMineToo: boolean
}

/**
 * Somebody else has saved while a draft was open. What they changed holds; what was changed here alone stays changed; what both
 * have changed stays as it is here until one of the two is chosen.
 */
export function mergedDraft(
  loaded: Settings,
  draft: Settings,
  theirs: Settings,
  names: readonly string[],
): { readonly draft: Settings; readonly theirChanges: readonly TheirChange[] } {
  const mine = new Set(changesOf(loaded, draft, names).map(({ name }) => name))
  const merged = Object.fromEntries(names.map((name) => [name, (mine.has(name) ? draft : theirs)[name] ?? null]))
  const theirChanges = changesOf(loaded, theirs, names)
    .filter(({ name, to }) => !(mine.has(name) && isSame(draft[name], to)))
    .map((change) => ({ ...change, isMineToo: mine.has(change.name) }))
  return { draft: merged, theirChanges }
}
