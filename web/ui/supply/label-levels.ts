/** So much of the picture's width a label takes. */
const widthOfLabel = 16

const levels = 3

/**
 * On which line each label stands, so that none lies over another: the first line on which it has room beside the former.
 * Places are percentages across, in order. Where there is room on no line it takes the one whose last label lies furthest.
 * On the first line some have no room from the start: something else stands there.
 */
export function labelLevels(
  places: readonly number[],
  isTaken: (place: number) => boolean = () => false,
): readonly number[] {
  const ends = Array.from({ length: levels }, () => -Infinity)
  return places.map((place) => {
    const first = isTaken(place) ? 1 : 0
    const open = ends.slice(first)
    const free = open.findIndex((end) => end <= place)
    const level = first + (free === -1 ? open.indexOf(Math.min(...open)) : free)
    ends[level] = place + widthOfLabel
    return level
  })
}
