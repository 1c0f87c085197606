/** A care place as it stands in a form, where nothing is an empty text. */
export interface PlaceValues {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export function valuesOf(place: {
  readonly name: string
  readonly email: string | null
  readonly phone: string
}): PlaceValues {
  return { name: place.name, email: place.email ?? '', phone: place.phone }
}

/** What is sent of the values. */
export function placeOf({ name, email, phone }: PlaceValues) {
  return { name: name.trim(), email: email.trim() || null, phone: phone.trim() || null }
}
