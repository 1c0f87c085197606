/** Hands a file to the browser, which keeps it under this name. */
export function saveFile(file: Blob, name: string): true {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it when this turn is over; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}
