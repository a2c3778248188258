-- CreateTable
CREATE TABLE "tombstones" (
    "id" TEXT NOT NULL,

    CONSTRAINT "tombstones_pkey" PRIMARY KEY ("id")
);
