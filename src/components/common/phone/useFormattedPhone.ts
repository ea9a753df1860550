'use client'

import { useEffect, useState } from 'react'
import { parsePhone } from './parsePhone.ts'

/** A number of the Service as it is shown: as it came until the library is there, and where it cannot be read. */
export function useFormattedPhone(phone: string | null): string | null {
  const [read, setRead] = useState<{ readonly phone: string; readonly formatted: string } | null>(null)
  useEffect(() => {
    if (phone === null) return
    let isCurrent = true
    void parsePhone(phone, null).then((reading) => {
      if (isCurrent && reading.isNumber) setRead({ phone, formatted: reading.formatted })
    })
    return () => {
      isCurrent = false
    }
  }, [phone])
  return read?.phone === phone ? read.formatted : phone
}
