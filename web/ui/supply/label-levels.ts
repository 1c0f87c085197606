/** So much of the picture's width a label takes. */
const widthOfLabel = 16

const levels = 3

/**
 * On which line each label stands, so that none lies over another: the first line on which it has room beside the former.
 * Places are percentages across, in order. Where there is room on no line it takes the one whose last label lies furthest.
 */
export function labelLevels(places: readonly number[]): readonly number[] {
  const ends = Array.from({ length: levels }, () => -Infinity)
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place)
    const level = free === -1 ? ends.indexOf(Math.min(...ends)) : free
    ends[level] = place + widthOfLabel
    return level
  })
}
