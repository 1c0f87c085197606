import {
  type AreaFacts,
  type AreaSettings,
  areaSwitches,
  checkAreas,
} from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'

const fields = [...areaSwitches, 'customerNumber'] as const
export type AreaField = (typeof fields)[number]

/** A field of an area, as the history names it. */
export const fieldOf = (area: string, field: AreaField): string => `${area}.${field}`

export const areaFields = therapyAreas.flatMap((area) => fields.map((field) => fieldOf(area, field)))

/** The settings of all areas, side by side. */
export function draftOf(areas: readonly AreaSettings[]): Settings {
  return Object.fromEntries(
    areas.flatMap((area) => fields.map((field) => [fieldOf(area.therapyArea, field), area[field]])),
  )
}

/** The areas that a draft holds. */
export function areasIn(draft: Settings): AreaSettings[] {
  return therapyAreas.map((therapyArea) => {
    const switches = Object.fromEntries(areaSwitches.map((name) => [name, draft[fieldOf(therapyArea, name)] === true]))
    const number = draft[fieldOf(therapyArea, 'customerNumber')]
    return { ...switches, therapyArea, customerNumber: typeof number === 'string' ? number : null } as AreaSettings
  })
}

/** What is wrong with a draft: the area of it, or null for all of them; null when nothing is. */
export function wrongIn(draft: Settings, facts: AreaFacts) {
  const areas = areasIn(draft)
  const judged = checkAreas(areas, facts)
  if (judged.ok) return null
  const at = /^areas\[(\d+)\]/.exec(judged.at ?? '')?.[1]
  return { refusal: judged.refusal, area: at === undefined ? null : (areas[Number(at)]?.therapyArea ?? null) }
}
