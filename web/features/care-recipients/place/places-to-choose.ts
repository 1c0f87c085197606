interface Target {
  readonly carePlaceId: string
  readonly name: string
  readonly careUnitName: string
}

/** The places at which the person is not yet, each with its unit, because two wards may have one name. */
export function placesToChoose(
  targets: readonly Target[],
  present: readonly { readonly carePlaceId: string }[],
): (Target & { readonly label: string })[] {
  return targets
    .filter(({ carePlaceId }) => !present.some((place) => place.carePlaceId === carePlaceId))
    .map((target) => ({ ...target, label: `${target.name}, ${target.careUnitName}` }))
}
