import type careEnglish from './en/care.ts'
import type furtherEnglish from './en/further.ts'
import type english from './en/index.ts'
import type furtherPortalEnglish from './en/portal/further.ts'
import type portalEnglish from './en/portal/index.ts'

/** The shape of a dictionary: its strings may read differently, its functions keep their parameters. */
type ShapeOf<Entry> = Entry extends string
  ? string
  : Entry extends (parameters: infer Parameters) => string
    ? (parameters: Parameters) => string
    : { readonly [Key in keyof Entry]: ShapeOf<Entry[Key]> }

/** English is the shape. A missing or extra text in another language, or one with other parameters, does not compile. */
export type Texts = ShapeOf<typeof english>

/** What the screens of daily care say beside the first ones: of a person, their prescriptions, products and orders. */
export type OwnCareTexts = ShapeOf<typeof careEnglish>

export type CareTexts = Texts & OwnCareTexts

/** What only the screens further in say. */
export type FurtherTexts = ShapeOf<typeof furtherEnglish>

export type AllTexts = CareTexts & FurtherTexts

/** What the care recipient portal says on its start page. */
export type PortalTexts = ShapeOf<typeof portalEnglish>

/** What the door and its pages further in say. */
export type FurtherPortalTexts = ShapeOf<typeof furtherPortalEnglish>

export type AllPortalTexts = PortalTexts & FurtherPortalTexts
