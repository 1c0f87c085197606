import type { TherapyArea } from '../../therapy-area.ts'

export type PropertyUnit = 'ml' | 'cm' | 'kg' | 'mm' | 'Ch' | 'G' | 'days' | 'kcal' | 'g'

/**
 * What a property holds: a number, a range of numbers (hip 70–110 cm), a word of the catalogue, or yes and no.
 */
export type PropertyKind = 'number' | 'range' | 'word' | 'flag'

/** How a property is read, shown and filtered by. */
export interface PropertyDefinition {
  readonly key: PropertyKey
  readonly kind: PropertyKind
  readonly unit: PropertyUnit | null
  /** How it is filtered by: chosen among its values, or between bounds; null = shown and not filtered by. */
  readonly facet: 'choice' | 'range' | null
  /** The highest value of each step of a range facet but the last, which is open. */
  readonly steps?: readonly number[]
}

/** Everything that is known of products; where and in which order stands in `propertiesOfArea`. */
export const propertyKeys = [
  'absorption',
  'drops',
  'size',
  'fixation',
  'hip',
  'waist',
  'weight',
  'charriere',
  'length',
  'tip',
  'balloon',
  'coating',
  'material',
  'diameter',
  'volume',
  'gauge',
  'count',
  'days',
  'meter',
  'system',
  'type',
  'convexity',
  'startHole',
  'maxHole',
  'cutToFit',
  'flange',
  'energy',
  'protein',
  'fat',
  'border',
  'silver',
  'exudate',
] as const

export type PropertyKey = (typeof propertyKeys)[number]

const number = (
  key: PropertyKey,
  unit: PropertyUnit | null,
  facet: 'choice' | null = 'choice',
): PropertyDefinition => ({
  key,
  kind: 'number',
  unit,
  facet,
})
const stepped = (key: PropertyKey, unit: PropertyUnit, steps: readonly number[]): PropertyDefinition => ({
  key,
  kind: 'number',
  unit,
  facet: 'range',
  steps,
})
const range = (key: PropertyKey, unit: PropertyUnit): PropertyDefinition => ({
  key,
  kind: 'range',
  unit,
  facet: 'range',
})
const word = (key: PropertyKey): PropertyDefinition => ({ key, kind: 'word', unit: null, facet: 'choice' })
const flag = (key: PropertyKey): PropertyDefinition => ({ key, kind: 'flag', unit: null, facet: 'choice' })

/**
 * What each area knows of its products, in the order in which it is shown (O-3-50 to O-3-55, facts 5.1). Energy,
 * protein and fat are per 100 ml or g; lengths of catheters and needles are millimetres.
 */
export const propertiesOfArea: Readonly<Record<TherapyArea, readonly PropertyDefinition[]>> = {
  Incontinence: [
    word('size'),
    stepped('absorption', 'ml', [500, 1500, 3000]),
    number('drops', null),
    range('hip', 'cm'),
    range('waist', 'cm'),
    range('weight', 'kg'),
    word('fixation'),
  ],
  Catheter: [
    number('charriere', 'Ch'),
    number('length', 'mm'),
    word('tip'),
    number('balloon', 'ml'),
    word('coating'),
    word('material'),
    number('diameter', 'mm'),
    number('volume', 'ml'),
  ],
  Diabetes: [
    number('length', 'mm'),
    number('gauge', 'G'),
    number('count', null),
    number('days', 'days'),
    word('meter'),
  ],
  Ostomy: [
    word('system'),
    word('type'),
    word('convexity'),
    number('startHole', 'mm', null),
    stepped('maxHole', 'mm', [35, 55]),
    flag('cutToFit'),
    number('flange', 'mm'),
    number('diameter', 'mm'),
  ],
  Nutrition: [
    stepped('energy', 'kcal', [125, 175]),
    stepped('protein', 'g', [6, 10]),
    stepped('fat', 'g', [5, 8]),
    number('volume', 'ml'),
  ],
  WoundCare: [word('size'), word('exudate'), flag('border'), flag('silver')],
  Other: [word('size')],
  Pca: [word('size')],
}
