// Plays one seat of a table to its end, in the page, and looks at every decision. Gives what it found.
async ({ seed, touch, trading, limit }) => {
  const TARGET = 40, TEXT = 12, FRAME = 2, REACH = 8 // pixels; cards that may be played are raised by 8
  let state = seed >>> 0
  const chance = () => { // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
  const faults = new Map()
  const fault = (kind, text) => {
    const known = faults.get(kind) ?? { kind, count: 0, first: `ply ${ply()}: ${text}` }
    known.count++
    faults.set(kind, known)
  }
  const find = selector => document.querySelector(selector)
  const all = selector => [...document.querySelectorAll(selector)]
  const table = () => find('.table[data-ply]')
  const ply = () => Number(table()?.dataset.ply ?? -1)
  const frame = () => new Promise(requestAnimationFrame)
  const waitFor = async (condition, what) => {
    const until = performance.now() + 20000
    while (!condition()) {
      if (performance.now() > until) throw new Error(`no ${what} at ply ${ply()}: ${find('.bar')?.textContent}`)
      await frame()
    }
  }
  const isStill = () => table() && !find('.table[data-unanswered], section.board > p, .board [inert]')
  const isOver = () => table()?.dataset.status === 'over'
  const isAsked = () => !!find('.bar.turn')
  const name = one => (one.ariaLabel || one.textContent || one.className?.baseVal || one.className || one.tagName).trim().slice(0, 60)

  const isInside = box => box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
  const inside = (kind, selector) => {
    for (const one of all(selector).filter(one => one.checkVisibility())) {
      const box = one.getBoundingClientRect()
      if (box.width && box.height && !isInside(box)) fault(kind, `${name(one)} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
    }
  }
  const linesOf = one => { // where the text that is shown stands
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const words = document.createRange()
    const boxes = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest('.unseen, svg')) continue
      words.selectNodeContents(node)
      boxes.push(...words.getClientRects())
    }
    return boxes
  }
  /** Whether what is beyond the edge can be had: by scrolling, or behind a line that ends in an ellipsis. */
  const isBeyond = one => {
    if (!one) return false
    const { overflowX, textOverflow } = getComputedStyle(one)
    return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isBeyond(one.parentElement)
  }
  const targets = () => all('.board :is(.legal, .target.turn)')
    .filter(one => one.matches('button:enabled, [role=button], [role=radio]') && one.checkVisibility())
  const middle = one => {
    const box = one.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: Math.min(box.width, box.height) }
  }
  const met = (one, { x, y }) => one.contains(document.elementFromPoint(x, y))
  const press = async one => {
    const { x, y } = middle(one)
    const hit = document.elementFromPoint(x, y) ?? one
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType: touch ? 'touch' : 'mouse' }
    const on = one.contains(hit) ? hit : one
    on.dispatchEvent(new PointerEvent('pointerdown', at))
    on.dispatchEvent(new PointerEvent('pointerup', at))
    on.dispatchEvent(new MouseEvent('click', at))
    await frame()
  }

  // -- what is looked at -----------------------------------------------------------------------------
  let framed = null
  const lookAtFrame = () => {
    const board = find('.stage-board') ?? find('section.board')
    const box = board.getBoundingClientRect()
    const now = [box.left, box.top, box.width, box.height]
    if (framed && now.some((value, index) => Math.abs(value - framed[index]) > FRAME)) fault('frame', `${framed.map(Math.round)} became ${now.map(Math.round)}`)
    framed = now
    if (!isInside(box)) fault('board', `${now.map(Math.round)}`)
  }
  const lookAtPage = () => {
    const root = document.documentElement
    if (root.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) fault('sideways', `${root.scrollWidth} px`)
    if (root.scrollHeight > innerHeight) fault('scroll', `${root.scrollHeight} px high`)
    for (const piece of all('.stage [data-piece]').filter(one => one.checkVisibility() && !one.closest('.map, .numbers, [data-piece=planet] [data-piece]'))) {
      const { left, right } = piece.getBoundingClientRect()
      if ((left < -1 || right > innerWidth + 1) && !isBeyond(piece)) fault('sideways', `${piece.dataset.piece} in ${piece.parentElement.className} at ${[left, right].map(Math.round)}`)
    }
    inside('prompt', '.bar')
    for (const prompt of all('.bar .prompt').filter(one => one.checkVisibility())) {
      const [shown, bar] = [prompt, prompt.closest('.bar')].map(one => one.getBoundingClientRect())
      const lines = linesOf(prompt)
      const [top, bottom] = [Math.min(...lines.map(line => line.top)), Math.max(...lines.map(line => line.bottom))]
      if (bottom > shown.bottom + 4 || top < bar.top - 1 || bottom > bar.bottom + 1)
        fault('cut', `${prompt.textContent.trim()}: ${[top, bottom].map(Math.round)} in ${[bar.top, shown.bottom, bar.bottom].map(Math.round)}`)
    }
    const words = all('.stage :is(.name, button, [role=tab])')
    for (const one of words.filter(one => one.checkVisibility() && !one.closest('[role=tabpanel], .stage-aside'))) {
      const box = one.getBoundingClientRect()
      const shown = linesOf(one).filter(line => line.top < box.bottom - 2) // what wraps away is left out on purpose
      if (shown.some(line => line.left < box.left - 1 || line.right > box.right + 1)) fault('clipped', name(one))
    }
    for (const scene of all('.scene')) {
      inside('scene', '.scene')
      if (scene.scrollHeight > scene.clientHeight + 1) fault('scene', `${scene.scrollHeight} px in ${scene.clientHeight}`)
    }
    inside('primary', '.board .button.primary, .bar .confirm')
    inside('hand', '.stage-hand, .stage-hand :is(button, [role=button], [role=radio])')
    inside('tools', '.bar .tools > *')
    if (!find('.players li.mine .clock')?.checkVisibility()) fault('clock', 'not shown')
    inside('clock', '.players li.mine')
  }
  const PARTS = ['prompt', 'players', 'strip', 'board', 'actions', 'hand', 'side'].map(part => `.stage-${part}`)
  /** A target that reaches into another part of the stage is partly hidden, or hides something there. */
  const lookAtReach = (one, label, parts) => {
    if (one.closest('.map') || one.ownerSVGElement) return // the box of a turned shape is larger than the shape
    const { left, right, top, bottom } = one.getBoundingClientRect()
    for (const [part, box] of parts) {
      const across = Math.min(right, box.right) - Math.max(left, box.left)
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top)
      if (!part.contains(one) && Math.min(across, down) > REACH) fault('covered', `${label} reaches ${Math.min(across, down).toFixed(0)} px into ${part.className}`)
    }
  }
  const underScenes = () => {
    const scenes = all('.scene').filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => one.getBoundingClientRect())
    return targets().filter(one => {
      const { x, y } = middle(one)
      return scenes.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom)
    })
  }
  const lookAtScenes = async () => {
    if (underScenes().length) await frame() // a scene goes out of the way in the frame after a target is drawn
    for (const one of underScenes()) fault('covered', `${name(one)} by a scene`)
  }
  const lookAtTargets = async () => {
    await lookAtScenes()
    const small = []
    const parts = all(PARTS.join()).filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
    for (const one of targets()) {
      const at = middle(one)
      const label = name(one)
      if (!met(one, at)) fault('covered', `${label} by ${document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`)
      lookAtReach(one, label, parts)
      if (touch && at.size < TARGET) small.push([one, label, at.size])
    }
    if (!small.length) return
    const closer = find('.stage-board [data-zoom=closer]')
    const mapped = small.filter(([one]) => one.closest('.map'))
    for (const [, label, size] of small.filter(one => !closer || !mapped.includes(one))) fault('small', `${label}: ${size.toFixed(0)} px`)
    if (!closer || !mapped.length) return
    closer.click()
    await frame()
    for (const [one, label] of mapped)
      if (middle(one).size < TARGET) fault('small', `${label}: ${middle(one).size.toFixed(0)} px after one tap`)
    if (!mapped.some(([one]) => met(one, middle(one)))) fault('zoom', 'no target in view after one tap')
    find('.stage-board [data-zoom=fit]').click()
    await frame()
  }
  const lookAtText = () => {
    const walker = document.createTreeWalker(find('.stage, .table'), NodeFilter.SHOW_TEXT)
    const seen = new Set()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.data.trim() || seen.has(parent)) continue
      seen.add(parent)
      if (!parent.checkVisibility({ opacityProperty: true }) || parent.closest('.unseen, option, title, style')) continue
      const scale = parent instanceof SVGGraphicsElement ? (matrix => Math.hypot(matrix.a, matrix.b))(parent.getScreenCTM()) : 1
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale
      if (size < TEXT - 0.05) fault('text', `${size.toFixed(1)} px: ${node.data.trim().slice(0, 30)}`)
    }
  }

  // -- the game ----------------------------------------------------------------------------------------
  let decisions = 0
  const decide = async isNew => {
    lookAtFrame()
    lookAtPage()
    await lookAtTargets()
    if (isNew && decisions++ % 4 === 0) lookAtText()
  }
  const step = async prepares => {
    const confirm = find('.bar .confirm')
    if (confirm) {
      lookAtFrame()
      inside('primary', '.bar .confirm')
      return press(confirm)
    }
    const legal = targets().filter(one => !trading.includes(one.closest('[data-verb]')?.dataset.verb))
    const last = legal.filter(one => one.matches('.button.primary'))
    const on = prepares ? [] : legal.filter(one => !one.matches('[role=radio]'))
    const steps = [last, on, legal].find(some => some.length) ?? []
    if (!steps.length) throw new Error(`nothing is offered at ply ${ply()}: ${find('.bar')?.textContent}`)
    await press(steps[Math.floor(chance() * steps.length)])
  }
  await waitFor(isStill, 'table')
  for (let count = 0; count < 3; count++) await frame() // the map learns its size
  let looked = -1
  for (let steps = 0; !isOver() && ply() < limit; steps++) {
    await waitFor(() => isStill() && (isAsked() || isOver()), 'turn')
    if (isOver()) break
    if (steps > 5000) throw new Error(`no end: ${find('.bar')?.textContent}`)
    for (let count = 0; count < 2; count++) await frame() // the prompt finds its size
    if (!isAsked()) continue // somebody else acted meanwhile
    if (!find('.bar .confirm')) await decide(ply() !== looked)
    looked = ply()
    if (isAsked()) await step(chance() < 0.25)
  }
  await frame()
  lookAtText()
  inside('end', '.end, .end h2')
  return { decisions, plies: ply(), isOver: isOver(), faults: [...faults.values()] }
}
