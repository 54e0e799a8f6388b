/** Draws a picture in the browser: SVG in, PNG out. */

/** Rejects where the browser cannot draw it. */
export async function rasterized(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = pictureAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("No picture"))), "image/png");
  });
}

/** An address that holds the picture itself; the pages' policy allows pictures from no other place but this site. */
export function pictureAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
